import { expect, test, vi } from 'vitest'
import { run, runSteps } from '../../scripts/lib/steps.ts'

test('what a command says is kept, from both of its outputs', async () => {
  const script = 'console.log("out"); console.error("problem"); process.exitCode = 3'
  const { passed, output } = await run(['node', '-e', script], 'pipe')
  expect(passed).toBe(false)
  expect(output.split('\n').sort()).toEqual(['', 'out', 'problem'])
})

test('a program that is not installed fails with its name', async () => {
  expect((await run(['no-such-program'], 'pipe')).output).toMatch(/no-such-program ENOENT$/)
})

test('a command that is killed says by what', async () => {
  const { passed, output } = await run(['node', '-e', 'process.kill(process.pid, "SIGKILL")'], 'pipe')
  expect([passed, output]).toEqual([false, '\nEnded by SIGKILL.'])
})

test('all steps run although one fails, and only the failed one shows what it said', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const command = (script: string) => ['node', '-e', script] as ['node', ...string[]]
  const steps = [
    { name: 'good', command: command('console.log("fine")') },
    { name: 'bad', command: command('console.log("wrong here"); process.exit(1)') },
    { name: 'last', command: command('') },
  ]
  const results = await runSteps(steps)
  const said = log.mock.calls.join('\n')
  expect(
    results
      .filter((result) => result.passed)
      .map((result) => result.name)
      .sort(),
  ).toEqual(['good', 'last'])
  expect(said).toMatch(/passed {2}good \(\d+\.\d s\)/)
  expect(said).toMatch(/FAILED {2}bad \(\d+\.\d s\)\n\nwrong here\n\n/)
  expect(said).not.toContain('fine')
})
