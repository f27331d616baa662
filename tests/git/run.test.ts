import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { GitFailed, runGit } from '../../src/git/run.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'git-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Has git run something else. */
const running = (command: string) => ['-c', `alias.run=!${command}`, 'run']

async function failure(words: readonly string[], patience?: number): Promise<unknown> {
  return runGit(words, { folder, ...(patience !== undefined && { patience }) }).then(
    () => undefined,
    (error: unknown) => (error instanceof GitFailed ? [error.why, error.said] : error),
  )
}

test('what takes too long is ended, with all that git began', async () => {
  const before = Date.now()
  expect(await failure(running('sleep 60; sleep 60'), 300)).toEqual(['late', ''])
  expect(Date.now() - before).toBeLessThan(30_000)
})

test.skipIf(process.platform === 'win32')('nothing that git runs can ask on a terminal', async () => {
  expect(await failure(running('cat /dev/tty'))).toEqual(['refused', expect.stringContaining('/dev/tty')])
})

test('why git refuses comes in its own words, in English, and no variable around names another repository', async () => {
  process.env.GIT_DIR = path.join(folder, 'elsewhere')
  process.env.LANGUAGE = 'de'
  expect(await failure(['rev-parse', '--git-dir'])).toEqual([
    'refused',
    expect.stringContaining('not a git repository (or any'),
  ])
  delete process.env.GIT_DIR
  delete process.env.LANGUAGE
})

test('what it says while it works is heard, what it is given is read, and its answer comes whole', async () => {
  let heard = ''
  const hear = (words: string) => {
    heard += words
  }
  // With an odd letter before them, letters of two bytes come in two pieces.
  const input = `a${'ü'.repeat(200_000)}`
  expect(await runGit(running('cat > said; cat said >&2; cat said'), { folder, input, heard: hear })).toBe(input)
  expect(heard).toBe(input)
})
