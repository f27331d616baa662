import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileHolds } from '../../src/content/read/file-holds.ts'

test('a file holds what was written to it, and nothing that differs in a byte or in length', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sectile-holds-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const name = path.join(folder, 'file')
  // Larger than what is compared at once.
  for (const length of [0, 1, 9_000_000]) {
    const bytes = Buffer.alloc(length, 'words ')
    await writeFile(name, bytes)
    expect(await fileHolds(name, bytes)).toBe(true)
    expect(await fileHolds(name, Buffer.concat([bytes, Buffer.from('.')]))).toBe(false)
    if (length === 0) continue
    const other = Buffer.from(bytes)
    other[length - 1] = 0
    expect(await fileHolds(name, other)).toBe(false)
    expect(await fileHolds(name, bytes.subarray(1))).toBe(false)
  }
  await expect(fileHolds(path.join(folder, 'none'), Buffer.alloc(0))).rejects.toThrow('ENOENT')
})
