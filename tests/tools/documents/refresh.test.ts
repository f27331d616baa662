import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
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

test('what is missing is made, and is fresh from then on', async () => {
  const { config } = await threeDocuments()
  expect(await refreshDownloads(config, false)).toEqual(all)
  expect(await refreshDownloads(config, true)).toEqual(all)
  expect(await refreshDownloads(config, false)).toEqual([])
})

test('a document is stale when its content changes, and no other is', async () => {
  const { folder, config } = await threeDocuments()
  await refreshDownloads(config, true)
  for (const [name, content, stale] of [
    ['doc.json', aDocx({ title: 'Another' }), 'public/downloads/doc.docx'],
    ['guide.json', aPdf({ title: 'Another' }), 'public/downloads/guide.pdf'],
    ['plan.json', anXlsx({ days: 21 }), 'public/downloads/plan.xlsx'],
  ] as const) {
    await putContent(folder, name, content)
    expect(await refreshDownloads(config, true)).toEqual([stale])
  }
})

test('all documents are stale when the site changes its name', async () => {
  const { config } = await threeDocuments()
  await refreshDownloads(config, true)
  await writeFile(config, (await readFile(config, 'utf8')).replace('Samplecare', 'Othercare'))
  expect(await refreshDownloads(config, false)).toEqual(all)
})

test('a drawing that changes makes the documents with it stale', async () => {
  const { folder, config } = await threeDocuments()
  await refreshDownloads(config, true)
  const drawing = path.join(folder, 'public/images/door.svg')
  await writeFile(drawing, (await readFile(drawing, 'utf8')).replace('height="26"', 'height="20"'))
  expect(await refreshDownloads(config, false)).toEqual(['public/downloads/guide.pdf'])
})

test('the same content makes the same bytes, whatever the clock and the dice say', async () => {
  const { folder, config } = await threeDocuments()
  const read = () => Promise.all(all.map((name) => readFile(path.join(folder, name), 'base64')))
  await refreshDownloads(config, true)
  const before = await read()
  vi.useFakeTimers({ now: new Date('2031-07-06T05:04:03Z'), toFake: ['Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.123)
  try {
    for (const name of all) await writeFile(path.join(folder, name), '')
    await refreshDownloads(config, true)
  } finally {
    vi.useRealTimers()
  }
  expect(await read()).toEqual(before)
})

test('the command ends with 1 and names what is stale, and with 0 when nothing is', async () => {
  const { folder } = await threeDocuments()
  const run = (...flags: string[]) => {
    const command = [path.join(root, 'scripts/run.mjs'), 'downloads', ...flags]
    const env = { ...process.env, NODE_OPTIONS: '' }
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', env })
    return { status, stdout, stderr }
  }
  expect(run('--check')).toEqual({
    status: 1,
    stdout: '',
    stderr: `Not fresh: ${all.join(', ')}. Run: npm run downloads\n`,
  })
  expect(run()).toEqual({ status: 0, stdout: `Made ${all.join(', ')}.\n`, stderr: '' })
  expect(run('--check')).toEqual({ status: 0, stdout: 'The documents are fresh.\n', stderr: '' })
  await putContent(folder, 'guide.json', { ...aPdf(), titel: 'Another' })
  expect(run('--check')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^downloads\/guide\.json:\d+:\d+\n {2}"titel" is not a field/),
  })
  expect(run('--config', 'nowhere.json')).toMatchObject({
    status: 2,
    stderr: 'nowhere.json cannot be read: there is no such file.\n',
  })
})

test('a site without a folder of content is told so', async () => {
  const { folder, config } = await threeDocuments()
  await rm(path.join(folder, 'downloads'), { recursive: true })
  await expect(refreshDownloads(config, false)).rejects.toThrow(/^There is no folder .*downloads\.$/)
})
