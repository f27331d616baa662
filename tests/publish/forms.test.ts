import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Site } from '../../src/content/resolve/site.ts'
import { seal } from '../../src/disk/sealed.ts'
import { readManifest } from '../../src/leads/manifest.ts'
import { manifestOf, writeManifest } from '../../src/publish/forms/index.ts'
import { Output } from '../../src/publish/output/index.ts'
import { form, siteWith } from '../leads/a-site.ts'
import { folderWith } from '../server/fake-site.ts'

const targetsOf = (...sections: Parameters<typeof siteWith>) =>
  manifestOf(siteWith(...sections), '').forms.map(({ target }) => target)

/** Builds into a folder, which also holds what is kept for the next build, and tells how many files that wrote. */
async function build(folder: string, site: Site, base = '', code = 'code'): Promise<number> {
  const output = await Output.open(path.join(folder, 'out'))
  await writeManifest(site, base, code, output, path.join(folder, 'kept/forms'))
  return (await output.finish()).written
}

test('what a build leaves is what the lead service reads', async () => {
  const folder = await folderWith({})
  expect(await build(folder, siteWith(form), '/sub')).toBe(1)
  expect(await readManifest(path.join(folder, 'out'))).toEqual(manifestOf(siteWith(form), '/sub'))
})

test('what has not changed is not written again', async () => {
  const folder = await folderWith({})
  expect([await build(folder, siteWith(form)), await build(folder, siteWith(form))]).toEqual([1, 0])
})

const answer = { subject: 'Thanks', body: 'Your *number* is {reference}. [More](/more)' }

/** A site with these forms, each on a page of its own. */
function siteOf(...forms: (typeof form)[]): Site {
  const pages = forms.map((form, index) => ({
    path: `/${index}`,
    title: 'A page',
    description: 'A page.',
    sections: [form],
    file: '',
    pointer: '',
  }))
  return { ...siteWith(), pages }
}

test('what is kept from an earlier build is as if it was made anew, whatever has changed since', async () => {
  const own = { ...form, id: 'own', answer, heading: 'Ä tab:\t, a line:\n' }
  const first = siteOf(form, own)
  const { settings, words } = first
  const others: [Site, base?: string][] = [
    [first],
    // The same heading, fields and name, and another mail.
    [siteOf(form, { ...own, answer: { ...answer, body: 'Another {reference}.' } })],
    [siteOf(form, { ...own, answers: false })],
    [siteOf(form, { ...own, keep: '9 days' })],
    [siteOf(form, { ...own, id: 'other' })],
    [siteOf(form, { ...own, sends: false })],
    [siteOf(form, { ...own, draft: true })],
    // The same forms elsewhere, more often and less.
    [siteOf(own, form)],
    [siteOf(own, form, own)],
    [siteOf(own)],
    // What mails are made with beside themselves.
    [{ ...first, settings: { ...settings, language: 'de' } }],
    [{ ...first, settings: { ...settings, url: 'https://other.example' } }],
    [{ ...first, settings: { ...settings, leads: { answer } } }],
    [{ ...first, words: { ...words, form: { ...words.form, failure: 'That failed.' } } }],
    [first, '/sub'],
  ]
  const folder = await folderWith({})
  for (const [site, base = ''] of [...others, ...others.toReversed()]) {
    await build(folder, site, base)
    expect(await readManifest(path.join(folder, 'out'))).toEqual(manifestOf(site, base))
  }
})

test('what other code has made is not taken, and what has been kept is', async () => {
  const folder = await folderWith({})
  const kept = path.join(folder, 'kept/forms')
  await build(folder, siteOf({ ...form, answer }))
  // Nobody else writes there: so it is seen what was taken from it.
  await writeFile(kept, sealedAnew((await readFile(kept, 'utf8')).replaceAll('Thanks', 'Kept')))
  const subjects = async (site: Site, code: string) => {
    await build(folder, site, '', code)
    const { forms } = (await readManifest(path.join(folder, 'out'))) ?? { forms: [] }
    return forms.flatMap(({ answer }) => (answer ? [answer.mail.subject] : []))
  }
  const more = siteOf({ ...form, answer }, { ...form, id: 'more', answer: { ...answer, subject: 'More' } })
  expect(await subjects(more, 'code')).toEqual(['Kept', 'More'])
  expect(await subjects(more, 'other code')).toEqual(['Thanks', 'More'])
})

test('of what a disk has bent nothing is taken', async () => {
  const folder = await folderWith({})
  const kept = path.join(folder, 'kept/forms')
  const site = siteOf({ ...form, answer })
  await build(folder, site)
  await writeFile(kept, (await readFile(kept, 'utf8')).replaceAll('Thanks', 'Thalks'))
  await rm(path.join(folder, 'out'), { recursive: true })
  await build(folder, site)
  expect(await readManifest(path.join(folder, 'out'))).toEqual(manifestOf(site, ''))
})

/** Lines that were changed, with the checksums that belong to them: each stands before the rest of its line. */
function sealedAnew(text: string): string {
  return text.replace(/^(.{54})(.{8})(.*)(?=\t\t$)/gm, (_, name: string, _sum, forms: string) => name + seal(forms))
}

test('forms that are no more are not kept', async () => {
  const folder = await folderWith({})
  const kept = () => readFile(path.join(folder, 'kept/forms'), 'utf8')
  await build(folder, siteOf(form, { ...form, id: 'gone' }))
  expect(await kept()).toContain('"gone"')
  await build(folder, siteOf(form))
  expect(await kept()).not.toContain('"gone"')
})

/** As many forms as one more is few of, each with an answer of its own. */
const many = (last: string) =>
  siteOf(...['a', 'b', 'c', 'd', last].map((id) => ({ ...form, id, answer: { ...answer, subject: `Thanks, ${id}` } })))

test('one more form is written behind those that are kept', async () => {
  const folder = await folderWith({})
  const kept = () => readFile(path.join(folder, 'kept/forms'), 'utf8')
  await build(folder, many('e'))
  const before = await kept()
  await build(folder, many('f'))
  const after = await kept()
  expect(after.startsWith(before)).toBe(true)
  expect(after.slice(before.length)).toContain('"id":"f"')
  expect(after.slice(before.length)).not.toContain('"id":"d"')
  expect(await readManifest(path.join(folder, 'out'))).toEqual(manifestOf(many('f'), ''))
})

test('wherever a build is killed that writes what it keeps, the next one is as if it was made anew', async () => {
  const folder = await folderWith({})
  const kept = path.join(folder, 'kept/forms')
  await build(folder, many('e'))
  const before = (await readFile(kept)).length
  await build(folder, many('f'))
  const whole = await readFile(kept)
  const added = whole.length - before
  for (const length of [0, 1, 20, 28, 55, 60, Math.floor(added / 2), added - 4, added - 3, added - 2, added - 1]) {
    await writeFile(kept, whole.subarray(0, before + length))
    await build(folder, many('e'))
    await build(folder, many('f'))
    expect(await readManifest(path.join(folder, 'out'))).toEqual(manifestOf(many('f'), ''))
  }
})

test('forms that are drafts or send nothing are none of the service’s', () => {
  const shell = ['/leads/newsletter', '/api/chat-lead']
  expect(targetsOf({ ...form, draft: true }, { ...form, id: 'b', sends: false })).toEqual(shell)
  expect(targetsOf(form)).toEqual([...shell, '/leads/service-request'])
})

test('how long leads are kept is a number of days, of a form and of the site', () => {
  const site = siteWith({ ...form, keep: '90 days' })
  const { forms, keep } = manifestOf({ ...site, settings: { ...site.settings, leads: { keep: '1 day' } } }, '')
  expect(forms.map((each) => each.keep)).toEqual([undefined, undefined, 90])
  expect(keep).toBe(1)
  expect(manifestOf(siteWith(form), '')).not.toHaveProperty('keep')
})

test('the same form on many pages is one form', () => {
  const site = siteWith(form)
  const pages = ['/a', '/b', '/c'].map((path) => ({ path, title: path, sections: [form], file: '', pointer: '' }))
  const { forms } = manifestOf({ ...site, pages: pages.map((page) => ({ ...page, description: 'A page.' })) }, '')
  expect(forms.filter(({ kind }) => kind === form.name)).toMatchObject([{ pages: ['/a', '/b', '/c'] }])
})

test('a chat is noted under the name that its address ends with, and not without an address', () => {
  const site = siteWith()
  const chat = { label: 'Chat', href: 'https://chat.example/1', phone: '1', message: 'Hi.' }
  const chatsOf = (log: { log?: string }) =>
    manifestOf({ ...site, settings: { ...site.settings, chat: { ...chat, ...log } } }, '').forms.slice(1)
  expect(chatsOf({ log: '/leads/messenger' })).toMatchObject([{ kind: 'messenger', target: '/leads/messenger' }])
  expect(chatsOf({})).toEqual([])
})
