import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../src/root.ts'

test('a dry run writes no list, since nothing is served otherwise yet', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sectile-publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'dist'))
  mkdirSync(path.join(folder, 'www'))
  writeFileSync(path.join(folder, 'dist/index.html'), 'page')
  writeFileSync(path.join(folder, 'dist/.sectile.json'), JSON.stringify({ 'index.html': { key: 'a', size: 4 } }))
  const publish = (...flags: string[]) => {
    const command = [path.join(root, 'scripts/run.mjs'), 'publish', '--to', 'www', '--list', 'changed.txt', ...flags]
    return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' }).stdout
  }
  expect(publish('--dry-run')).toBe(
    '+ index.html\n1 file would be put in place, 0 there already, 0 would be removed.\n',
  )
  expect(readdirSync(folder)).toEqual(['dist', 'www'])
  expect(publish()).toBe('1 file put in place, 0 there already, 0 removed.\n')
  expect(readFileSync(path.join(folder, 'changed.txt'), 'utf8')).toBe('/\n')
})
