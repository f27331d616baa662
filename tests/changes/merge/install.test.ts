import { expect, test } from 'vitest'
import { base, createClones } from './clones.ts'

const { read, write, git, command, twoBranches } = createClones()

test.each([
  [
    'is not there',
    async () => {
      const driver = git('config', 'merge.sectile.driver').stdout.trimEnd()
      git('config', 'merge.sectile.driver', driver.replace('run.mjs', 'none.mjs'))
    },
  ],
  ['crashes', () => write('.cache/merge', '')],
])('where the command %s, git merges by lines', async (_, spoil) => {
  const ours = base.replace('Care for all', 'Care for you').replace('"Write"', '"Ask"')
  await twoBranches(ours, base.replace('Care for all', 'Care, always').replace('"Contact"', '"Find us"'))
  command('merge', '--install')
  await spoil()
  const { status, stdout, stderr } = git('merge', '--no-edit', 'theirs')
  expect(status).toBe(1)
  expect(stdout + stderr).toContain('npm run merge has failed. Merged by lines instead: pages.json')
  const text = await read()
  expect(text).toMatch(/<<<<<<< ours\n.*"Care for you"\n=======\n.*"Care, always"\n>>>>>>> theirs/)
  expect(text).toContain('"Find us"')
  expect(text).toContain('"Ask"')
  expect(command('validate').status).not.toBe(0)
})
