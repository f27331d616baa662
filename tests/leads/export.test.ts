import { randomUUID } from 'node:crypto'
import { lstat, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writePrivately } from '../../src/leads/commands/private-file.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function* pieces(...texts: (string | Error)[]): AsyncGenerator<string> {
  for (const text of texts) {
    if (text instanceof Error) throw text
    yield text
  }
}

test('a file that others could read is theirs no longer', async () => {
  const folder = await newFolder()
  const file = path.join(folder, 'leads.csv')
  await writeFile(file, 'old and longer', { mode: 0o644 })
  await writePrivately(file, pieces('new', '\n'))
  expect(await readFile(file, 'utf8')).toBe('new\n')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['leads.csv'])
})

test('an export that fails leaves the file as it was, and no half of another', async () => {
  const folder = await newFolder()
  const file = path.join(folder, 'leads.csv')
  await writeFile(file, 'old')
  await expect(writePrivately(file, pieces('half', new Error('The store is gone.')))).rejects.toThrow('The store is')
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  await expect(writePrivately(file, pieces('half', full))).rejects.toThrow(`${file} finds no room: its disk is full.`)
  expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['leads.csv'], 'old'])
})

test('what an export that was killed has left goes with a later one, after an hour', async () => {
  const folder = await newFolder()
  const file = path.join(folder, 'leads.csv')
  const left = `${file}.${randomUUID()}.part`
  const [mine, young] = [path.join(folder, 'leads.csv.part'), `${file}.${randomUUID()}.part`]
  for (const each of [left, mine, young]) await writeFile(each, 'half')
  for (const each of [left, mine]) await utimes(each, new Date(), new Date(Date.now() - 3_700_000))
  await writePrivately(file, pieces('new'))
  expect((await readdir(folder)).sort()).toEqual([file, mine, young].map((each) => path.basename(each)).sort())
})

test('a link stays one, and what it leads to is written', async () => {
  const folder = await newFolder()
  const [file, link] = [path.join(folder, 'leads.csv'), path.join(folder, 'latest.csv')]
  await writeFile(file, 'old')
  await symlink(file, link)
  await writePrivately(link, pieces('new'))
  expect([await readFile(file, 'utf8'), (await lstat(link)).isSymbolicLink()]).toEqual(['new', true])
})

test('what is no file is written to as it is', async () => {
  await writePrivately('/dev/null', pieces('new'))
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true)
})

test('a place where no file can be is named in words', async () => {
  const folder = await newFolder()
  await writeFile(path.join(folder, 'file'), '')
  const write = (file: string) => expect(writePrivately(file, pieces('new'))).rejects
  await write(folder).toThrow(`${folder} is a folder.`)
  await write(path.join(folder, 'none/leads.csv')).toThrow(`${folder}/none is not there.`)
  await write(path.join(folder, 'file/leads.csv')).toThrow(`${folder}/file is no folder.`)
})
