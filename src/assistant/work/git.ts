import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Whatever is set up elsewhere, nothing but git itself is run, and nobody is asked. */
const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'commit.gpgSign=false']

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
