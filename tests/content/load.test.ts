import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSite } from '../../src/content/check.ts'
import { loadSources } from '../../src/content/read/load.ts'
import type { Section } from '../../src/generated/types.ts'
import { version } from '../version.ts'
import { aPage, aSite, said } from './a-site.ts'

let folder: string
const hero = { type: 'hero', heading: 'Care for all' } as const

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-load-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(name: string, content: unknown): Promise<string> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
  return file
}

async function tell(file: string): Promise<string[]> {
  const sources = await loadSources(file)
  return said(checkSite(sources).diagnostics)
}

const page = (name: string) =>
  aPage([hero, { type: 'call-to-action', heading: 'Go', actions: [{ label: 'Back home', href: '/' }] }], {
    path: `/${name}`,
    title: `The page named ${name}`,
    description: `Some sixty letters about the page that has the name ${name} here.`,
    noindex: true,
  })

test('page files are read in the order of their names, with the files in public', async () => {
  await write('pages/b.json', page('b'))
  await write('pages/deep/a.json', page('a'))
  await write('public/ward.txt', 'Ask at the desk.')
  const file = await write('pages.json', { ...aSite([hero]), include: ['pages/**/*.json'] })
  const sources = await loadSources(file)
  expect(sources.includes.map(({ path: name }) => path.relative(folder, path.resolve(name)))).toEqual([
    'pages/b.json',
    'pages/deep/a.json',
  ])
  expect([...sources.publicFiles]).toEqual(['/ward.txt'])
  const { site, diagnostics } = checkSite(sources)
  expect(diagnostics).toEqual([])
  expect(site?.pages.map(({ path: route, pointer }) => [route, pointer])).toEqual([
    ['/', '/pages/0'],
    ['/b', ''],
    ['/a', ''],
  ])
})

test('the usual patterns include what a search by a like one does', async () => {
  const folders = [
    '',
    'deep/',
    'deep/er/',
    '.hidden/',
    'deep/.hidden/',
    'node_modules/',
    'deep/node_modules/x/',
    'a b/',
  ]
  const files = ['b.json', 'a.json', '.a.json', 'C.JSON', 'd.json5', 'é.json', 'node_modules.json']
  for (const below of folders) for (const name of files) await write(`pages/${below}${name}`, page('x'))
  await mkdir(path.join(folder, 'pages/folder.json'))
  const included = async (pattern: string) => {
    const sources = await loadSources(await write('pages.json', { ...aSite([hero]), include: [pattern] }))
    return sources.includes.map((file) => path.relative(folder, path.resolve(file.path)))
  }
  for (const [usual, like] of [
    ['pages/**/*.json', '[p]ages/**/*.json'],
    ['pages/*.json', '[p]ages/*.json'],
    ['pages/deep/*.json', 'pages/[d]eep/*.json'],
    ['pages/node_modules/*.json', 'pages/node_[m]odules/*.json'],
  ] as const)
    expect(await included(usual), usual).toEqual(await included(like))
  expect(await included('pages/**/*.json')).toHaveLength(4 * 4)
})

test('a file that is missing, or a folder, cannot be read', async () => {
  await expect(loadSources(path.join(folder, 'none.json'))).rejects.toThrow(
    /none\.json cannot be read: there is no such file\.$/,
  )
  await write('none/a.json', page('a'))
  await expect(loadSources(path.join(folder, 'none.json'))).rejects.toThrow(/there is no such file\.$/)
  await expect(loadSources(folder)).rejects.toThrow(/ cannot be read: it is a folder\.$/)
})

test('a pattern without a file, and a file that two patterns match, are warnings', async () => {
  await write('pages/a.json', page('a'))
  const file = await write('pages.json', { ...aSite([hero]), include: ['pages/*.json', 'blog/*.json', '**/a.json'] })
  expect(await tell(file)).toMatchInlineSnapshot(`
    [
      "/include/1  include
    No file matches "blog/*.json".
    Files are looked for beside this one. Mend this entry or remove it.",
      "/include/2  include (warning)
    "pages/a.json" is already included by an earlier entry.
    Remove one of the entries.",
    ]
  `)
})

test('a config that includes itself is an error', async () => {
  const file = await write('pages.json', { ...aSite([hero]), include: ['*.json'] })
  expect(await tell(file)).toMatchInlineSnapshot(`
    [
      "/include/0  include
    "*.json" includes this file itself.
    Keep page files in a folder of their own: "pages/**/*.json".",
    ]
  `)
})

test('nothing outside of the folder is read', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'sectile-outside-'))
  await writeFile(path.join(outside, 'x.json'), 'not json')
  await mkdir(path.join(folder, 'pages'))
  await symlink(path.join(outside, 'x.json'), path.join(folder, 'pages/x.json'))
  await symlink(outside, path.join(folder, 'pages/all'))
  const file = await write('pages.json', { ...aSite([hero]), include: ['pages/**/*.json', '../x.json'] })
  const found = await tell(file)
  await rm(outside, { recursive: true })
  expect(found).toMatchInlineSnapshot(`
    [
      "/include/0  include
    "pages/all" is a link, and links are not followed.
    Put the page file itself there.",
      "/include/0  include
    "pages/x.json" is a link, and links are not followed.
    Put the page file itself there.",
      "/include/1  schema
    Entry 2 of "include" cannot be "../x.json".
    A pattern stays below the folder of this file and ends with ".json", for example "pages/**/*.json".",
    ]
  `)
})

test('a file of more than 128 MB is not read', async () => {
  const file = await write('pages.json', '{')
  await truncate(file, 128 * 1024 * 1024 + 1)
  expect(await tell(file)).toMatchInlineSnapshot(`
    [
      "(file)  file-size
    The file is larger than 128 MB and was not read.
    Put pages into files of their own and list them under "include".",
    ]
  `)
})

test('from 20 MB on an author is told of page files', async () => {
  const { site, pages } = aSite([aPage([{ type: 'hero', heading: 'Hello' }])])
  const text = JSON.stringify({ version, site, pages })
  const at = (length: number) => write('pages.json', text + ' '.repeat(length - text.length))
  expect(await tell(await at(20 * 1024 * 1024 - 1))).toEqual([])
  expect(await tell(await at(20 * 1024 * 1024))).toMatchInlineSnapshot(`
    [
      "(file)  large-file (warning)
    This file has 20 MB, and all of its bytes are looked through whenever one page changes.
    Put pages into files of their own and list them under "include": of those only what has changed is read.",
    ]
  `)
})

test('only UTF-8 is read', async () => {
  expect(await tell(await write('a.json', Buffer.from('\ufeff{}', 'utf16le')))).toMatchInlineSnapshot(`
    [
      "(file)  encoding
    The file is saved as UTF-16.
    Save it as UTF-8: in VS Code a click on the encoding at the bottom right, then "Save with Encoding".",
    ]
  `)
  expect(await tell(await write('b.json', Buffer.from([123, 34, 0xe9, 34, 125])))).toMatchInlineSnapshot(`
    [
      "(file)  encoding
    The file is not saved as UTF-8: here is a letter that cannot be read.
    Save it as UTF-8: in VS Code a click on the encoding at the bottom right, then "Save with Encoding".",
    ]
  `)
})

test('a page file with broken syntax leaves the links to it alone', async () => {
  await write('pages/a.json', '{ "path": "/a", }')
  const link = {
    type: 'call-to-action',
    heading: 'Go',
    actions: [{ label: 'See page a', href: '/a' }],
  } satisfies Section
  const file = await write('pages.json', { ...aSite([hero, link]), include: ['pages/*.json'] })
  expect(await tell(file)).toMatchInlineSnapshot(`
    [
      "/path  syntax
    There is a comma before the closing "}".
    fix: remove the comma",
    ]
  `)
})
