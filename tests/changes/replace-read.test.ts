import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceRead } from '../../src/changes/replace-read.ts'
import { SourceFile } from '../../src/content/read/source-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-replace-'))
})
afterEach(() => rm(folder, { recursive: true }))

const at = (name: string) => path.join(folder, name)
const held = (name: string) => readFile(at(name), 'utf8')

/** A file that was read, and what it is to hold. */
async function aFile(name: string) {
  await writeFile(at(name), 'read')
  return { read: new SourceFile(at(name), Buffer.from('read')), text: 'new' }
}

test('files that hold what was read get another text', async () => {
  await replaceRead([await aFile('a.json'), await aFile('b.json')])
  expect([await held('a.json'), await held('b.json')]).toEqual(['new', 'new'])
})

test('what somebody saved after it was read stays, and so do the files beside it', async () => {
  const files = [await aFile('a.json'), await aFile('b.json')]
  await writeFile(at('b.json'), 'save')
  await expect(replaceRead(files)).rejects.toThrow(`${at('b.json')} was changed by somebody else just now`)
  expect([await held('a.json'), await held('b.json')]).toEqual(['read', 'save'])
})

test('a file that nobody may write stays, and nothing is left beside it', async () => {
  const files = [await aFile('a.json')]
  await chmod(at('a.json'), 0o444)
  await expect(replaceRead(files)).rejects.toThrow(`${at('a.json')} cannot be written: permission is denied.`)
  expect(await held('a.json')).toBe('read')
  expect(await readdir(folder)).toEqual(['a.json'])
})

test('a file that was removed after it was read is not made anew', async () => {
  const files = [await aFile('a.json')]
  await rm(at('a.json'))
  await expect(replaceRead(files)).rejects.toThrow('was changed by somebody else')
  await expect(held('a.json')).rejects.toThrow('ENOENT')
})
