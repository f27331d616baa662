import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { base, createClones } from './clones.ts'

const { folder, read, write, git, command, twoBranches } = createClones()
const told = () => command('validate').stdout.includes('two people')

/** A clone in whose merge the heading is disputed. */
async function disputed(): Promise<void> {
  await write('.gitignore', '.cache\n')
  await twoBranches(base.replace('Care for all', 'Care for you'), base.replace('Care for all', 'Care, always'))
  command('merge', '--install')
  git('merge', '--no-edit', 'theirs')
}

test('a merge that was given up is told no more, nor decided', async () => {
  await disputed()
  expect(told()).toBe(true)
  git('merge', '--abort')
  expect(told()).toBe(false)
  expect(command('merge', '--decide', 'theirs').stdout).toBe('There is nothing to decide.\n')
  expect(await read()).toContain('Care for you')
  git('merge', '--no-edit', 'theirs')
  expect(told()).toBe(true)
})

test('a merge that was given up is not told while another one is under way elsewhere', async () => {
  await disputed()
  git('merge', '--abort')
  git('checkout', '--quiet', 'main')
  expect(git('merge', '--no-ff', '--no-commit', 'theirs').status).toBe(0)
  expect(told()).toBe(false)
  expect(command('merge', '--decide', 'ours').stdout).toBe('There is nothing to decide.\n')
})

test('what was committed undecided is told there, and not on other branches', async () => {
  await disputed()
  git('add', '.')
  expect(told()).toBe(true)
  git('commit', '--quiet', '--no-edit')
  expect(told()).toBe(true)
  git('checkout', '--quiet', 'main')
  expect(told()).toBe(false)
  git('checkout', '--quiet', 'theirs')
  expect(told()).toBe(false)
  git('checkout', '--quiet', 'ours')
  expect(told()).toBe(true)
  expect(command('merge', '--decide', 'theirs').stdout).toBe('pages.json: 1 thing is decided.\n')
  expect(told()).toBe(false)
})

test('what a squash has left is told until it is decided', async () => {
  await disputed()
  git('merge', '--abort')
  git('merge', '--squash', 'theirs')
  expect(told()).toBe(true)
  git('add', '.')
  expect(told()).toBe(true)
  git('commit', '--quiet', '-m', 'All of it')
  expect(told()).toBe(true)
})

test('in a file that is gone, there is nothing to decide', async () => {
  await disputed()
  await rm(path.join(folder(), 'pages.json'))
  expect(command('merge', '--decide', 'theirs')).toEqual({
    status: 0,
    stdout: 'pages.json is gone: there is nothing to decide in it.\n',
    stderr: '',
  })
  expect(command('merge', '--decide', 'theirs').stdout).toBe('There is nothing to decide.\n')
})

test('what an earlier merge has left stays to be decided beside what a later one leaves, also when that leaves nothing', async () => {
  await disputed()
  git('commit', '--quiet', '--all', '--no-edit')
  const merge = async (branch: string, one: string, other: string) => {
    git('checkout', '--quiet', '-b', branch, 'main')
    await write('pages.json', base.replace(one, other))
    git('commit', '--quiet', '--all', '-m', branch)
    git('checkout', '--quiet', 'ours')
    return git('merge', '--no-edit', branch).status
  }
  expect(await merge('clean', '"Contact"', '"Find us"')).toBe(0)
  expect(command('validate').stdout).toContain('the other wrote "Care, always"')
  await write('pages.json', (await read()).replace('Talk to us', 'Speak to us'))
  git('commit', '--quiet', '--all', '-m', 'Other words')
  expect(await merge('more', 'Talk to us', 'Talk to me')).toBe(1)
  const left = JSON.parse(await read('.cache/merge/pages.json')).conflicts
  expect(left.map(({ number, theirs }: Record<string, unknown>) => [number, theirs])).toEqual([
    [1, 'Care, always'],
    [2, 'Talk to me'],
  ])
})

test('a file that is half written is no place for theirs yet', async () => {
  await disputed()
  await write('pages.json', '{ "pages": [')
  expect(command('merge', '--decide', 'theirs')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'pages.json is no valid JSON: npm run validate says where, mend it first.\n',
  })
  expect(told()).toBe(true)
})
