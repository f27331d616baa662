import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { showsColor } from '../../scripts/lib/color.ts'
import { root } from '../../src/root.ts'

test.each(['zip', 'constructor'])('there is no kind of compressed copies called "%s"', (kind) => {
  const command = [path.join(root, 'scripts/run.mjs'), 'build', '--compress', kind]
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    2,
    `--compress is br, gz, both or none, not "${kind}".\nSee npm run build -- --help\n`,
  ])
})

test('colours are for terminals that know them and whose user wants them', () => {
  vi.stubEnv('NO_COLOR', '')
  vi.stubEnv('TERM', 'xterm')
  expect([true, false].map((isTTY) => showsColor({ isTTY }))).toEqual([true, false])
  vi.stubEnv('TERM', 'dumb')
  expect(showsColor({ isTTY: true })).toBe(false)
  vi.stubEnv('TERM', 'xterm')
  vi.stubEnv('NO_COLOR', '1')
  expect(showsColor({ isTTY: true })).toBe(false)
})
