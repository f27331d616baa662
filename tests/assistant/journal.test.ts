import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Journal } from '../../src/assistant/work/journal.ts'

const step = (title: string, size = 1) => ({
  title,
  files: [{ file: 'pages.json', before: null, after: Buffer.alloc(size, title) }],
})
const titles = ({ steps }: Journal) => steps.map(({ title }) => title)

test('what could not be noted is no batch, and what could not be taken back stays one', async () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'assistant-')), 'kept')
  const journal = await Journal.open(path.join(folder, 'a.json'))
  await journal.push(step('one'))
  rmSync(folder, { recursive: true })
  for (const change of [() => journal.push(step('two')), () => journal.pop()]) {
    await expect(change()).rejects.toThrow('ENOENT')
    expect(titles(journal)).toEqual(['one'])
  }
  mkdirSync(folder)
  await journal.push(step('two'))
  expect(titles(await Journal.open(path.join(folder, 'a.json')))).toEqual(['one', 'two'])
})

test('the last fifty batches are kept, and of large ones fewer, but always the last', async () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'assistant-')), 'a.json')
  const journal = await Journal.open(file)
  for (let n = 1; n <= 52; n++) await journal.push(step(String(n)))
  expect(titles(journal)).toEqual(Array.from({ length: 50 }, (_, n) => String(n + 3)))
  await journal.push(step('large', 64 * 1024 * 1024 + 1))
  expect(titles(await Journal.open(file))).toEqual(['large'])
})
