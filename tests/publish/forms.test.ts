import { expect, test } from 'vitest'
import { readManifest } from '../../src/leads/manifest.ts'
import { manifestOf, writeManifest } from '../../src/publish/forms.ts'
import { Output } from '../../src/publish/output.ts'
import { form, siteWith } from '../leads/a-site.ts'
import { folderWith } from '../server/fake-site.ts'

const targetsOf = (...sections: Parameters<typeof siteWith>) =>
  manifestOf(siteWith(...sections), '').forms.map(({ target }) => target)

test('what a build leaves is what the lead service reads', async () => {
  const folder = await folderWith({})
  const output = await Output.open(folder)
  await writeManifest(siteWith(form), '/sub', 'code', output)
  expect(await output.finish()).toEqual({ written: 1, removed: 0 })
  expect(await readManifest(folder)).toEqual(manifestOf(siteWith(form), '/sub'))
})

test('what has not changed is not written again', async () => {
  const folder = await folderWith({})
  const written = async () => {
    const output = await Output.open(folder)
    await writeManifest(siteWith(form), '', 'code', output)
    return (await output.finish()).written
  }
  expect([await written(), await written()]).toEqual([1, 0])
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
