import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'

const commands = readdirSync(path.join(root, 'scripts'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))

function run(...words: string[]) {
  return spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), ...words], { cwd: root, encoding: 'utf8' })
}

test.each(commands)('%s says how it is used, and refuses a flag that it does not know', (command) => {
  const help = run(command, '--help')
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toMatch(new RegExp(`^npm (run )?${command}\\b`))
  const wrong = run(command, '--wrogn')
  expect(wrong.status).toBe(2)
  expect(wrong.stderr).toContain("'--wrogn'")
  expect(wrong.stderr).toMatch(new RegExp(`See npm (run )?${command} -- --help\\n$`))
  expect(wrong.stderr).not.toMatch(/^\s+at /m)
})

test.each(['build', 'diff', 'downloads', 'edit', 'mcp', 'start', 'validate'])(
  '%s takes no other site where a variable of the shell that names it is not set',
  (command) => {
    expect(run(command, '--config', '')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^--config is empty\.\nSee npm (run )?\w+ -- --help\n$/),
    })
  },
)

test('the launcher names the commands', () => {
  expect(run('--help')).toMatchObject({ status: 0, stderr: '' })
  expect(run('--help').stdout).toContain(commands.join(', '))
  expect(run('biuld')).toMatchObject({ status: 2 })
})

test('a flag that npm took for its own is told, and nothing is done without it', () => {
  const env = { ...process.env, npm_config_dry_run: 'true' }
  const words = [path.join(root, 'scripts/run.mjs'), 'leads', 'forget', 'name@host.example']
  expect(spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', env })).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^npm took --dry-run for a flag of its own: write "--" before all flags\.\n/),
  })
})
