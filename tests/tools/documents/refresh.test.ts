import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from '../../../src/root.ts'
import { refreshDownloads } from '../../../tools/documents/refresh.ts'
import { aDocx, aFolder, anXlsx, aPdf, putContent } from './a-folder.ts'

const all = ['public/downloads/doc.docx', 'public/downloads/guide.pdf', 'public/downloads/plan.xlsx']

async function threeDocuments() {
  const folder = await aFolder({ 'doc.json': aDocx(), 'guide.json': aPdf(), 'plan.json': anXlsx() })
  return { folder, config: path.join(folder, 'pages.json') }
}

/** What is made anew. */
async function madeOf(config: string): Promise<readonly string[]> {
  return (await refreshDownloads(config)).made
}

async function change(file: string, from: string, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
}

test('what is missing is made, and is fresh from then on', async () => {
  const { folder, config } = await threeDocuments()
  expect(await madeOf(config)).toEqual(all)
  expect(await madeOf(config)).toEqual([])
  await rm(path.join(folder, 'public/downloads/guide.pdf'))
  expect(await madeOf(config)).toEqual(['public/downloads/guide.pdf'])
})

test('a document is made anew when its content changes, and no other is', async () => {
  const { folder, config } = await threeDocuments()
  await refreshDownloads(config)
  for (const [name, content, stale] of [
    ['doc.json', aDocx({ title: 'Another' }), 'public/downloads/doc.docx'],
    ['guide.json', aPdf({ title: 'Another' }), 'public/downloads/guide.pdf'],
    ['plan.json', anXlsx({ start: '2026-02-02' }), 'public/downloads/plan.xlsx'],
  ] as const) {
    await putContent(folder, name, content)
    expect(await madeOf(config)).toEqual([stale])
  }
})

test('a document in another format takes the place of what it was, and of nothing else', async () => {
  const { folder, config } = await threeDocuments()
  await refreshDownloads(config)
  const there = path.join(folder, 'public/downloads')
  await writeFile(path.join(there, 'doc.png'), 'A picture')
  await writeFile(path.join(there, 'old.docx'), 'Words of somebody')
  await putContent(folder, 'doc.json', aPdf())
  await putContent(folder, 'old.json', aPdf())
  expect(await madeOf(config)).toEqual(['public/downloads/doc.pdf instead of doc.docx', 'public/downloads/old.pdf'])
  expect(await readdir(there)).toEqual(['doc.pdf', 'doc.png', 'guide.pdf', 'old.docx', 'old.pdf', 'plan.xlsx'])
})

test('a document whose content is gone is told until it is gone, too, or is the site’s own', async () => {
  const { folder, config } = await threeDocuments()
  const notes = path.join(folder, 'downloads/made.lock')
  await refreshDownloads(config)
  await writeFile(path.join(folder, 'public/downloads/old.docx'), 'Words of somebody')
  for (const name of ['doc', 'plan']) await rm(path.join(folder, `downloads/${name}.json`))
  expect(await refreshDownloads(config)).toEqual({ made: [], left: ['doc.docx', 'plan.xlsx'] })
  await putContent(folder, 'guide.json', aPdf({ title: 'Another' }))
  expect(await refreshDownloads(config)).toEqual({
    made: ['public/downloads/guide.pdf'],
    left: ['doc.docx', 'plan.xlsx'],
  })
  await rm(path.join(folder, 'public/downloads/doc.docx'))
  expect(run(folder)).toEqual({
    ...silence,
    stdout:
      'The documents are fresh.\n' +
      'downloads/plan.json is gone, and visitors can still load down what was made of it: ' +
      'remove public/downloads/plan.xlsx, or take "plan" out of downloads/made.lock to keep it.\n',
  })
  const { plan: _, ...others } = JSON.parse(await readFile(notes, 'utf8'))
  await writeFile(notes, JSON.stringify(others))
  expect(run(folder, ['--before-build'])).toEqual(silence)
})

test('all documents are made anew when the site changes its name, and none when a page changes', async () => {
  const { config } = await threeDocuments()
  await refreshDownloads(config)
  await change(config, 'Care for all', 'Care for everybody')
  expect(await madeOf(config)).toEqual([])
  await change(config, 'Samplecare', 'Othercare')
  expect(await madeOf(config)).toEqual(all)
})

test('a drawing that changes is drawn anew in the documents that have it', async () => {
  const { folder, config } = await threeDocuments()
  await refreshDownloads(config)
  await change(path.join(folder, 'public/images/door.svg'), 'height="26"', 'height="20"')
  expect(await madeOf(config)).toEqual(['public/downloads/guide.pdf'])
})

test('what is made last is not trusted where its notes cannot be read', async () => {
  const { folder, config } = await threeDocuments()
  await refreshDownloads(config)
  const notes = path.join(folder, 'downloads/made.lock')
  await change(notes, '{', '<<<<<<<')
  expect(await madeOf(config)).toEqual(all)
  await writeFile(notes, 'null')
  expect(await madeOf(config)).toEqual(all)
})

test('what was begun and not ended is made anew, also where its words are as they were', async () => {
  const { folder, config } = await threeDocuments()
  await refreshDownloads(config)
  const guide = path.join(folder, 'public/downloads/guide.pdf')
  await putContent(folder, 'doc.json', aDocx({ title: 'Another' }))
  await putContent(folder, 'guide.json', aPdf({ title: 'Another' }))
  // No document can be written there.
  await rm(guide)
  await mkdir(guide)
  await expect(refreshDownloads(config)).rejects.toThrow('EISDIR')
  await rm(guide, { recursive: true })
  await putContent(folder, 'doc.json', aDocx())
  await putContent(folder, 'guide.json', aPdf())
  expect(await madeOf(config)).toEqual(['public/downloads/doc.docx', 'public/downloads/guide.pdf'])
  expect(await madeOf(config)).toEqual([])
})

test.runIf(existsSync('/dev/full'))('a disk that is full is named by what was not written', async () => {
  const { folder, config } = await threeDocuments()
  const guide = path.join(folder, 'public/downloads/guide.pdf')
  await mkdir(path.dirname(guide))
  await symlink('/dev/full', guide)
  await expect(refreshDownloads(config)).rejects.toMatchObject({ code: 'ENOSPC', path: guide })
})

test('the same content makes the same bytes, whatever the clock and the dice say', async () => {
  const { folder, config } = await threeDocuments()
  const read = () => Promise.all(all.map((name) => readFile(path.join(folder, name), 'base64')))
  await refreshDownloads(config)
  const before = await read()
  vi.useFakeTimers({ now: new Date('2031-07-06T05:04:03Z'), toFake: ['Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.123)
  try {
    for (const name of all) await rm(path.join(folder, name))
    await refreshDownloads(config)
  } finally {
    vi.useRealTimers()
  }
  expect(await read()).toEqual(before)
})

/** Runs the command in the folder of a site. */
function run(folder: string, flags: string[] = [], nodeOptions = '') {
  const command = [path.join(root, 'scripts/run.mjs'), 'downloads', ...flags]
  const env = { ...process.env, NODE_OPTIONS: nodeOptions }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', env })
  return { status, stdout, stderr }
}

const silence = { status: 0, stdout: '', stderr: '' }

test('the command names what it made, and is silent before a build when nothing is to do', async () => {
  const { folder } = await threeDocuments()
  expect(run(folder)).toEqual({ ...silence, stdout: `Made ${all.join(', ')}.\n` })
  expect(run(folder)).toEqual({ ...silence, stdout: 'The documents are fresh.\n' })
  expect(run(folder, ['--before-build'])).toEqual(silence)
})

test('wrong content ends the command with 1, before a build too', async () => {
  const { folder } = await threeDocuments()
  await putContent(folder, 'guide.json', { ...aPdf(), titel: 'Another' })
  expect(run(folder, ['--before-build'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^downloads\/guide\.json:\d+:\d+\n {2}"titel" is not a field/),
  })
})

test('a folder is no content, and a document that cannot be written is told in words', async () => {
  const { folder } = await threeDocuments()
  await mkdir(path.join(folder, 'downloads/drafts.json'))
  await mkdir(path.join(folder, 'public/downloads/doc.docx'), { recursive: true })
  expect(run(folder)).toEqual({ status: 1, stdout: '', stderr: 'public/downloads/doc.docx: it is a folder.\n' })
})

test('a site that is not there is told, but before a build, which tells it', async () => {
  const { folder } = await threeDocuments()
  for (const config of ['nowhere.json', 'nowhere/pages.json']) {
    const stderr = `${config} cannot be read: there is no such file.\n`
    expect(run(folder, ['--config', config])).toEqual({ status: 2, stdout: '', stderr })
    expect(run(folder, ['--config', config, '--before-build'])).toEqual(silence)
  }
  expect(run(folder, ['--config', ''])).toMatchObject({ status: 2, stdout: '' })
})

test('before a build, mistakes of the site are left for the build to tell', async () => {
  const { folder, config } = await threeDocuments()
  await writeFile(config, '{ "site": ')
  expect(run(folder)).toMatchObject({ status: 1, stderr: 'pages.json has mistakes. See: npm run validate\n' })
  expect(run(folder, ['--before-build'])).toEqual(silence)
})

test('before a build, nothing is made where a library is not installed', async () => {
  const { folder } = await threeDocuments()
  const resolve = `export const resolve = (name, context, next) => next(name === 'exceljs' ? 'exceljs-is-missing' : name, context)`
  const hook = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
  // Node 26 calls `register` deprecated, Node 20 has nothing else.
  const missing = `--no-deprecation --import ${hook(`import { register } from 'node:module'; register(${JSON.stringify(hook(resolve))})`)}`
  expect(run(folder, [], missing)).toMatchObject({ status: 1, stderr: expect.stringContaining('exceljs') })
  expect(run(folder, ['--before-build'], missing)).toEqual(silence)
  await expect(stat(path.join(folder, 'public/downloads'))).rejects.toThrow('ENOENT')
})

test('a site without a folder of content has no documents', async () => {
  const { folder, config } = await threeDocuments()
  await rm(path.join(folder, 'downloads'), { recursive: true })
  expect(await madeOf(config)).toEqual([])
})
