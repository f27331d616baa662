import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../src/root.ts'

test('where there is no place for the page for staff, that is said in words', () => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'sectile-staff-'))
  onTestFinished(() => rmSync(checkout, { recursive: true }))
  for (const each of ['package.json', 'package-lock.json', 'scripts', 'src', 'schemas', 'tools'])
    cpSync(path.join(root, each), path.join(checkout, each), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'))
  mkdirSync(path.join(checkout, '.cache'))
  writeFileSync(path.join(checkout, '.cache/staff'), '')
  const run = spawnSync(process.execPath, ['scripts/run.mjs', 'staff'], { cwd: checkout, encoding: 'utf8' })
  expect([run.status, run.stderr]).toEqual([1, `${path.join(checkout, '.cache/staff')} is no folder.\n`])
})
