import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../src/disk/make-folder.ts'

test('a folder is made with all above it, and one that is there stays', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'folder-')), 'a/b')
  makeFolder(folder, 0o700)
  if (process.platform !== 'win32') expect(statSync(path.dirname(folder)).mode & 0o777).toBe(0o700)
  writeFileSync(path.join(folder, 'file'), '')
  makeFolder(folder)
  expect(existsSync(path.join(folder, 'file'))).toBe(true)
  expect(() => makeFolder(path.join(folder, 'file/c'))).toThrow('ENOTDIR')
})

test.runIf(process.platform === 'linux')('where the system takes no folder that is given up at once', () => {
  // Node's own way to make several would go on for ever.
  expect(() => makeFolder('/proc/sectile/out')).toThrow("ENOENT: no such file or directory, mkdir '/proc/sectile'")
})
