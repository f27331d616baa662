import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { newestVersion } from '../../src/schema/version.ts'

const newest = newestVersion()
const older = `{ "version": ${newest - 1}, "include": ["pages/*.json"], "pages": [ ] }\n`
const today = older.replace(String(newest - 1), String(newest))

const told = `pages.json\n     1  "version" is ${newest}\n\n`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-migrate-'))
  await mkdir(path.join(folder, 'pages'))
  await writeFile(path.join(folder, 'pages.json'), older)
  await writeFile(path.join(folder, 'pages/a.json'), '{ "path": "/a", "sections": [] }')
})
afterEach(() => rm(folder, { recursive: true }))

function migrate(...flags: string[]) {
  const command = [path.join(root, 'scripts/run.mjs'), 'migrate', ...flags]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

const read = () => readFile(path.join(folder, 'pages.json'), 'utf8')

test('a site is brought to the newest version, and then there is nothing to do', async () => {
  expect(migrate()).toEqual({ status: 0, stdout: `${told}1 file changed to version ${newest}.\n`, stderr: '' })
  expect(await read()).toBe(today)
  expect(await readdir(folder)).toEqual(['pages', 'pages.json'])
  expect(migrate().stdout).toBe(`Nothing to do: pages.json is version ${newest}.\n`)
})

test('what a run that was killed had begun to write is gone after the next', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(path.join(folder, `pages.json.${pid}-0a1b2c3d.tmp`), '{ "version"')
  const running = `pages.json.${process.pid}-0a1b2c3d.tmp`
  await writeFile(path.join(folder, running), '{ "version"')
  expect(migrate().status).toBe(0)
  expect(await readdir(folder)).toEqual(['pages', 'pages.json', running])
})

test('a dry run says what would change and writes nothing', async () => {
  expect(migrate('--dry-run').stdout).toBe(`${told}1 file would change to version ${newest}.\n`)
  expect(await read()).toBe(older)
})

test('a file that is no JSON is told, and nothing is written', async () => {
  await writeFile(path.join(folder, 'pages/a.json'), '{ "path": "/a" "sections": [] }')
  const { status, stderr } = migrate()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^pages\/a\.json:1:15\n {2}A comma is missing here\./)
  expect(stderr).toContain('Nothing was written')
  expect(await read()).toBe(older)
})

test('a file that is missing is told', () => {
  expect(migrate('--config', 'none.json')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'none.json cannot be read: there is no such file.\n',
  })
})

test.each([
  ['{ "pages": [] }', '"version" is missing.'],
  ['{ "version": "1", "pages": [] }', 'There is no version "1".'],
  [`{ "version": ${newest + 1}, "pages": [] }`, `There is no version ${newest + 1}.`],
  ['{ "version": 0.5, "pages": [] }', 'There is no version 0.5.'],
  ['[]', '"version" is missing.'],
])('where %s does not say its version, nothing is guessed', async (text, words) => {
  await writeFile(path.join(folder, 'pages.json'), text)
  const { status, stdout, stderr } = migrate()
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`pages.json: ${words} It says in which words the site is written: a whole number from 1 to`)
  expect(await read()).toBe(text)
})

test('a file that cannot be written is told, and stays', async () => {
  // What is written beside it has a longer name, which no disk takes.
  const name = `${'a'.repeat(245)}.json`
  await writeFile(path.join(folder, name), older)
  const { status, stderr } = migrate('--config', name)
  expect([status, stderr]).toEqual([2, `${name} cannot be written: its name is too long.\n`])
  expect(await readFile(path.join(folder, name), 'utf8')).toBe(older)
})
