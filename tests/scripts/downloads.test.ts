import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../src/root.ts'

test('a site that cannot be read is told like everywhere', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sectile-downloads-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const downloads = (config: string) => {
    const command = [path.join(root, 'scripts/run.mjs'), 'downloads', '--config', config]
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
    return { status, stderr }
  }
  expect(downloads('none.json')).toEqual({ status: 2, stderr: 'none.json cannot be read: there is no such file.\n' })
  expect(downloads('.')).toEqual({ status: 2, stderr: '. cannot be read: it is a folder.\n' })
})
