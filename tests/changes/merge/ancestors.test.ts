import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { takeBefore } from '../../../src/changes/merge/decide.ts'
import type { NumberedConflict } from '../../../src/content/read/undecided.ts'
import { base, createClones } from './clones.ts'

const { folder, read, write, git, command, twoBranches } = createClones()

const [here, there] = ['Care for you', 'Care, always']
const heading = (words: string) => base.replace('Care for all', words)

/** Each branch merges the other as it was, and decides; then each goes on with another file. */
async function mergeEachOther(decisions: { ours: string; theirs: string }): Promise<void> {
  await twoBranches(heading(here), heading(there))
  command('merge', '--install')
  git('branch', 'once', 'ours')
  for (const [branch, other] of [
    ['ours', 'theirs'],
    ['theirs', 'once'],
  ] as const) {
    git('checkout', '--quiet', branch)
    git('merge', '--no-edit', other)
    command('merge', '--decide', 'ours')
    await write('pages.json', heading(decisions[branch]))
    await write(branch, '')
    git('add', 'pages.json', branch)
    git('commit', '--quiet', '-m', `${branch} has merged`)
  }
  git('checkout', '--quiet', 'ours')
}

const isNoted = () => existsSync(path.join(folder(), '.cache/merge/pages.json'))

test('what two branches that merged each other have decided alike is not asked again', async () => {
  await mergeEachOther({ ours: here, theirs: here })
  expect(git('merge', '--no-edit', 'theirs').status).toBe(0)
  expect(await read()).toBe(heading(here))
  expect(isNoted()).toBe(false)
})

test('what two branches that merged each other have decided differently is told', async () => {
  await mergeEachOther({ ours: here, theirs: there })
  const { status, stderr } = git('merge', '--no-edit', 'theirs')
  expect(status).toBe(1)
  expect(stderr).toContain(`Here stands "${here}"; the other wrote "${there}".`)
  expect(await read()).toBe(heading(here))
})

test('what both changed is as it was before', () => {
  const conflicts: NumberedConflict[] = [
    { number: 1, at: '/a', kind: 'changed', base: 'a', ours: 'A', theirs: 'E' },
    { number: 2, at: '/b', kind: 'added', ours: 'B', theirs: 'F' },
    { number: 3, at: '/list', kind: 'removed-here', base: 'g', theirs: 'G' },
    { number: 4, at: '/list/0', kind: 'removed-there', base: 'c', ours: 'C' },
    { number: 5, at: '/list/1', kind: 'moved', ours: 'd', theirs: 'first' },
  ]
  expect(takeBefore('{ "a": "A", "b": "B", "list": ["C", "d"] }', conflicts)).toBe(
    '{ "a": "a", "list": ["c", "d", "g"] }',
  )
  const wholeFile: NumberedConflict = { number: 1, at: '', kind: 'changed', ours: [1], theirs: [2] }
  expect(takeBefore('[1]', [wholeFile])).toBe('[1]')
})
