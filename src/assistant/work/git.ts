import { quietGit } from '../../git/quiet.ts'
import { runGit } from '../../git/run.ts'

/** A signature could ask for a password, and nobody is there to give it. */
const settings = [...quietGit, '-c', 'commit.gpgSign=false', '--literal-pathspecs']

/** Runs git in a folder and gives what it says. */
export async function git(folder: string, ...words: string[]): Promise<string> {
  return (await runGit([...settings, ...words], { folder })).trimEnd()
}

/** The same where there may be nothing to say. */
export function askGit(folder: string, ...words: string[]): Promise<string | undefined> {
  return git(folder, ...words).catch(() => undefined)
}
