import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSources } from '../../src/content/read/load.ts'
import { readFrom } from '../../src/content/read/read-from.ts'
import { LastBuild } from '../../src/publish/last-build.ts'
import type { Summary } from '../../src/publish/weights/report.ts'
import { version } from '../version.ts'

const summary: Summary = {
  rows: [],
  pages: 2,
  sections: 4,
  rendered: 4,
  written: 2,
  removed: 1,
  warnings: 0,
  until: null,
}
/** What a build says of the same site when it has nothing to do. */
const nothing = { ...summary, rendered: 0, written: 0, removed: 0 }

let folder = ''
const at = (name: string) => path.join(folder, name)
const put = (name: string, content: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), content)
}
const page = (route: string) =>
  JSON.stringify({ $schema: '../tools/for/editors/page.schema.json', path: route, sections: [] })

/** Options of a build of this site. */
function asked(more: Partial<ConstructorParameters<typeof LastBuild>[0]> = {}) {
  return { config: at('pages.json'), out: at('dist'), base: '', at: 1, copies: [], preview: false, ...more }
}

function lastBuild(more = {}, code = 'code'): LastBuild {
  return new LastBuild(asked(more), code, at('.cache/builds'))
}

/** So much later that no change can hide behind what the file system notes of the one before. */
const later = () => Date.now() + 10_000

/** Where it is noted. */
const note = () => path.join(at('.cache/builds'), readdirSync(at('.cache/builds'))[0] ?? '')

/** As a build does: it is asked whether there is something to do, and notes what it was made from. */
async function build({ now = later(), until = Number.POSITIVE_INFINITY, more = {} } = {}) {
  const last = lastBuild(more)
  const same = last.same(now)
  const from = readFrom(await loadSources(at('pages.json')))
  if (!same) await last.keep(summary, { from, since: 1, until }, ['index.html', 'a/index.html'])
  return same
}

/** A site that has been built, and looked at once more: the first build does not know yet what to look at. */
async function built(options: Parameters<typeof build>[0] = {}) {
  await build(options)
  await build(options)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  put('pages.json', JSON.stringify({ version, include: ['notes/**/*.json'], pages: [{ path: '/', sections: [] }] }))
  put('notes/a.json', page('/a'))
  put('notes/deep/b.json', page('/b'))
  put('public/images/bed.svg', '<svg/>')
  put('public/terms.pdf', 'terms')
  put('tools/for/editors/page.schema.json', '{}')
  put('drafts/old.txt', 'old')
  put('dist/index.html', 'home')
  put('dist/a/index.html', 'a')
  put(
    'dist/.sectile.json',
    JSON.stringify({ 'index.html': { key: 'a', size: 4 }, 'a/index.html': { key: 'a', size: 1 } }),
  )
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('where nothing has changed a build has nothing to do, and says so in the same words', async () => {
  await built()
  expect(lastBuild().same(later())).toEqual(nothing)
  put('readme.md', 'No part of the site.')
  expect(lastBuild().same(later())).toEqual(nothing)
})

test('what another build writes beside the config is no part of the site, whatever its folder is called', async () => {
  put('www/.sectile.json', '{}')
  await built()
  put('www/.sectile.json', '{"robots.txt":{"key":"b","size":4}}')
  put('www/robots.txt', 'none')
  expect(lastBuild().same(later())).toEqual(nothing)
})

/** The same letters as before, and the same times, as far as anybody can set them. */
function rewrite(name: string): void {
  const { atime, mtime } = statSync(at(name))
  const content = readFileSync(at(name), 'utf8')
  writeFileSync(at(name), `${content.slice(0, -2)}${content.slice(-2) === '!!' ? '??' : '!!'}`)
  utimesSync(at(name), atime, mtime)
}

const changes: Readonly<Record<string, () => void>> = {
  'the config': () => rewrite('pages.json'),
  'a page': () => rewrite('notes/a.json'),
  'a page in a folder': () => rewrite('notes/deep/b.json'),
  'a page more': () => put('notes/c.json', page('/c')),
  'a page in a new folder': () => put('notes/new/c.json', page('/c')),
  'a page less': () => rmSync(at('notes/deep/b.json')),
  'another name of a page': () => renameSync(at('notes/a.json'), at('notes/z.json')),
  'a link among the pages': () => symlinkSync(at('notes/a.json'), at('notes/l.json')),
  'a folder in place of a page': () => {
    rmSync(at('notes/a.json'))
    mkdirSync(at('notes/a.json'))
  },
  'another page in its place': () => {
    put('elsewhere.json', page('/x'))
    renameSync(at('elsewhere.json'), at('notes/a.json'))
  },
  'a picture': () => rewrite('public/images/bed.svg'),
  'a file that pages link to': () => rewrite('public/terms.pdf'),
  'a file less': () => rmSync(at('public/terms.pdf')),
  'a file more': () => put('public/images/new/rose.svg', '<svg/>'),
  'a page that nobody includes': () => put('drafts/c.json', page('/c')),
  'what a file says that could be one': () => rewrite('drafts/old.txt'),
  'one beside the config': () => put('news.json', page('/news')),
  'one in pages/': () => put('pages/2026/may/c.json', page('/c')),
  'where a schema is': () => rmSync(at('tools/for/editors/page.schema.json')),
  'a schema for its hint': () => put('notes/schemas/page.schema.json', '{}'),
  'what a merge left to decide': () => put('.cache/merge/pages.json', '{}'),
  'a page that was made': () => rewrite('dist/index.html'),
  'a page that was made and is gone': () => rmSync(at('dist/index.html')),
  'a file in place of a folder that was made': () => {
    rmSync(at('dist/a'), { recursive: true })
    put('dist/a', 'a')
  },
  'the output of another build': () => {
    put('dist2/.sectile.json', readFileSync(at('dist/.sectile.json'), 'utf8'))
    renameSync(at('dist'), at('dist1'))
    renameSync(at('dist2'), at('dist'))
    renameSync(at('dist1/index.html'), at('dist/index.html'))
  },
  'no output': () => rmSync(at('dist'), { recursive: true }),
  'a build that is at work there': () => mkdirSync(at('dist/.sectile-stage-1')),
}

test.each(Object.entries(changes))('a build looks at everything after a change: %s', async (_, change) => {
  await built()
  expect(lastBuild().same(later())).toEqual(nothing)
  change()
  expect(lastBuild().same(later())).toBeUndefined()
})

test.each(Object.entries(changes))('also right after the files were written: %s', async (_, change) => {
  // The clock of a file system may not have gone on: what is in the files counts.
  await built({ now: Date.now() })
  expect(lastBuild().same(Date.now())).toEqual(nothing)
  change()
  expect(lastBuild().same(Date.now())).toBeUndefined()
})

test('what is written while a build is at work is seen by the next one', async () => {
  await build()
  const last = lastBuild()
  expect(last.same(later())).toBeUndefined()
  const from = readFrom(await loadSources(at('pages.json')))
  rewrite('notes/a.json')
  await last.keep(summary, { from, since: 1, until: Number.POSITIVE_INFINITY }, [])
  expect(lastBuild().same(later())).toBeUndefined()
})

test.each([
  ['another output', { out: 'elsewhere' }],
  ['a base', { base: '/sub' }],
  ['compressed copies', { copies: ['br'] as const }],
  ['a preview', { preview: true }],
  ['another day', { at: '2027-01-31' }],
])('a build with other options is another: %s', async (_, more) => {
  await built()
  expect(lastBuild(more).same(later())).toBeUndefined()
})

test('other code builds anew', async () => {
  await built()
  expect(lastBuild({}, 'other code').same(later())).toBeUndefined()
})

test('what begins or ends is built at its moment, and so is a site whose clock was set back', async () => {
  const until = Date.now() + 60_000
  await built({ until })
  expect(lastBuild().same(until - 1)).toEqual(nothing)
  expect(lastBuild().same(until)).toBeUndefined()
  expect(lastBuild().same(0)).toBeUndefined()
})

test('where page files could be anywhere each build looks for them', async () => {
  put('pages.json', JSON.stringify({ version, include: ['**/note-*.json'], pages: [] }))
  await built()
  expect(lastBuild().same(later())).toBeUndefined()
})

test.each(['', 'null', '{}', '[]', '{"code":"code","from":null}', '{"code":"code","from":{"folders":1,"files":1}}'])(
  'a note that says %j is none',
  async (text) => {
    await built()
    expect(await build()).toEqual(nothing)
    writeFileSync(note(), text)
    expect(await build()).toBeUndefined()
  },
)

test('of a note that a disk has bent nothing is taken', async () => {
  await built()
  expect(await build()).toEqual(nothing)
  writeFileSync(note(), readFileSync(note(), 'utf8').replace('"pages":2', '"pages":3'))
  expect(await build()).toBeUndefined()
})
