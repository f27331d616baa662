import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../src/root.ts'

test('with --no-build nothing is built, and a folder without a site is an error in words', () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'sectile-start-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'start', '--no-build', '--out', out, '--config', path.join(out, 'none.json')],
    { cwd: root, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([1, `There is no built site in ${out}. Run "npm run build" first.\n`])
})

test('a base that is no path is told before anything is built, with where to read about it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start', '--base', 'preview'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    2,
    '--base is a path such as "/preview", not "preview".\nSee npm start -- --help\n',
  ])
})
