import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import type { Section } from '../../src/generated/types.ts'
import { root } from '../../src/root.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { chance } from '../content/chance.ts'
import { times } from '../times.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'))
const site = path.join(folder, 'site')
afterAll(() => rmSync(folder, { recursive: true }))

async function build(where: string, ...flags: string[]): Promise<string> {
  const at = ['--config', path.join(where, 'pages.json'), '--out', `${where}-out`]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'build', ...at, '--at', '2026-05-01', ...flags],
    { cwd: root },
  )
  return stdout
}

/** All files that a build made, with their bytes; what it noted for itself is left out. */
function madeIn(out: string): Map<string, string> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(path.join(out, name)).isFile() && name !== '.sectile.json',
  )
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(out, name), 'base64')]))
}

/** What a build makes of the site that knows nothing of it. */
async function madeAnew(...flags: string[]): Promise<Map<string, string>> {
  const anew = mkdtempSync(path.join(folder, 'anew-'))
  cpSync(site, path.join(anew, 'site'), { recursive: true })
  await build(path.join(anew, 'site'), ...flags)
  return madeIn(path.join(anew, 'site-out'))
}

const put = (name: string, content: object | string) => {
  mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
  writeFileSync(path.join(site, name), typeof content === 'string' ? content : JSON.stringify(content))
}

const form: Section = {
  type: 'form',
  name: 'ask',
  heading: 'Ask us',
  fields: [{ kind: 'email', name: 'email', label: 'E-mail', required: true }],
  labels: { submit: 'Send' },
  answer: { subject: 'Thank you', body: 'Your question has the number {reference}.' },
}

const note = (number: number, more: object = {}) => ({
  ...aPage(
    [
      { type: 'hero', heading: `Note ${number}`, image: { src: '/images/bed.svg', alt: 'A bed of roses by the wall' } },
      { type: 'article', parts: [{ kind: 'text', body: `What we did in {town}. See [the first](/notes/n1#hero).` }] },
      { use: 'closing' },
      ...(number === 2 ? [form] : []),
      ...(number === 3 ? [{ type: 'hero', heading: 'Not yet', draft: true } as Section] : []),
    ],
    {
      path: `/notes/n${number}`,
      title: `The note with the number ${number}`,
      description: `All that the note with the number ${number} has to say to those who read it.`,
      article: { published: `2026-01-0${number}` },
    },
  ),
  ...more,
})

const above = (title: string) =>
  aPage([{ type: 'hero', heading: 'Notes' }], {
    path: '/notes',
    title,
    description: 'All the notes that we have made of what we did in the garden until now.',
  })

const config = (more: object = {}) => {
  const list = { type: 'tile-grid', heading: 'Notes', source: { pages: '/notes/*', limit: 4 } }
  const page = aPage([{ type: 'hero', heading: 'Hello' }, list as never])
  return {
    ...aSite([page], {
      settings: { variables: { town: 'Ulm' }, header: { menu: [{ label: 'Notes', href: '/' }] } },
      include: ['pages/*.json'],
    }),
    shared: { closing: { type: 'call-to-action', heading: 'Go on', actions: [{ label: 'Home', href: '/' }] } },
    ...more,
  }
}

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48"/>`

const plan = (text: string) => {
  put('public/plan.txt', text)
  utimesSync(path.join(site, 'public/plan.txt'), 1_700_000_000, 1_700_000_000)
}

const changes: Record<string, () => void> = {
  nothing: () => {},
  'a text': () => put('pages/1.json', { ...note(1), sections: [{ type: 'hero', heading: 'Another note' }] }),
  'a title, which a list and the article beside it show': () =>
    put('pages/2.json', note(2, { title: 'The second note, under another title' })),
  'a title above others': () => put('pages/notes.json', above('What we note of the garden')),
  'an article more': () => put('pages/4.json', note(4)),
  'an article less': () => rmSync(path.join(site, 'pages/3.json')),
  'a picture': () => put('public/images/bed.svg', drawing(96)),
  'a file of the same length and time': () => plan('bed 2'),
  'what is shared': () =>
    put('pages.json', config({ shared: { closing: { type: 'quote', text: 'I come every week.', name: 'Ada' } } })),
  'a variable': () =>
    put('pages.json', config({ ...aSite([]), ...config(), site: { ...config().site, variables: { town: 'Bonn' } } })),
}

/** What a build that failed says, wherever its site is. */
const toldBy = ({ stderr }: { stderr: string }) => stderr.replace(/\/anew-\w+/g, '')

/** The site as it is before anything is changed. */
function begin(): void {
  rmSync(site, { recursive: true, force: true })
  put('pages.json', config())
  put('public/images/bed.svg', drawing(64))
  plan('bed 1')
  put('pages/notes.json', above('All the notes of the garden'))
  for (const number of [1, 2, 3]) put(`pages/${number}.json`, note(number))
}

test('what is built after a change is what is built from nothing', async () => {
  begin()
  await build(site)
  for (const [name, change] of Object.entries(changes)) {
    change()
    await build(site)
    expect(madeIn(`${site}-out`), name).toEqual(await madeAnew())
  }
  await build(site, '--base', '/sub')
  expect(madeIn(`${site}-out`)).toEqual(await madeAnew('--base', '/sub'))
  await build(site, '--preview', '--compress', 'gz')
  expect(madeIn(`${site}-out`)).toEqual(await madeAnew('--preview', '--compress', 'gz'))
}, 240_000)

test('so it is with whatever is changed, and changed back, and built in whatever way', async () => {
  const below = chance(1)
  const one = <T>(list: readonly T[]) => list[below(list.length)] as T
  const further: Record<string, () => void> = {
    'all as it was': begin,
    'a page to another address': () => put('pages/2.json', note(2, { path: `/notes/a${below(9)}` })),
    'a page to another file': () => renameSync(path.join(site, 'pages/1.json'), path.join(site, 'pages/z.json')),
    'a page to the config': () => {
      rmSync(path.join(site, 'pages/1.json'))
      put('pages.json', config({ pages: [...config().pages, note(1)] }))
    },
    'the order of articles': () => put('pages/3.json', note(3, { article: { published: `2026-0${1 + below(4)}-09` } })),
    'a page that is no page': () => put('pages/2.json', '{ "path": "/notes/n2", '),
    'a draft': () => put('pages/2.json', note(2, { draft: true })),
    'a page that begins later': () => put('pages/3.json', note(3, { starts: '2026-06-01' })),
    'a page as a file': () => put('public/notes', 'No page any more'),
  }
  const deeds = Object.entries({ ...changes, ...further })
  const ways = [[], [], ['--base', '/sub'], ['--compress', 'gz']] as const
  let built = 0
  begin()
  for (let round = 0; round < times(3, 80); round++) {
    const [name, change] = one(deeds)
    try {
      change()
    } catch (error) {
      // The file that it is about is not there any more.
      expect(error).toMatchObject({ code: 'ENOENT' })
    }
    const way = one(ways)
    const again = await build(site, ...way).then(() => madeIn(`${site}-out`), toldBy)
    const anew = await madeAnew(...way).catch(toldBy)
    if (anew instanceof Map) built++
    expect(again, `round ${round}: ${name}`).toEqual(anew)
  }
  expect(built).toBeGreaterThan(0)
})

test('a build after no change says the same in the same words, and leaves all as it is', async () => {
  begin()
  const words = async () => (await build(site)).replace(/[\d.]+ s\. Sizes/, 'Sizes')
  await words()
  const before = await words()
  const made = madeIn(`${site}-out`)
  expect(await words()).toBe(before)
  expect(before).toContain('0 files written, 0 removed')
  expect(madeIn(`${site}-out`)).toEqual(made)
}, 60_000)
