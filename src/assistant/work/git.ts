import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { quietGit } from '../../quiet-git.ts'

/** A signature could ask for a password, and nobody is there to give it. */
const settings = [...quietGit, '-c', 'commit.gpgSign=false']

/** A minute: more than the checkout of a large site takes. */
const patience = 60_000

/** Runs git in a folder and gives what it says. No shell reads the words. */
export async function git(folder: string, ...words: string[]): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const { stdout } = await promisify(execFile)('git', [...settings, '--literal-pathspecs', ...words], {
    cwd: folder,
    env: { ...env, GIT_TERMINAL_PROMPT: '0' },
    timeout: patience,
    maxBuffer: 2 ** 26,
  })
  return stdout.trimEnd()
}

/** The same where there may be nothing to say. */
export function askGit(folder: string, ...words: string[]): Promise<string | undefined> {
  return git(folder, ...words).catch(() => undefined)
}
