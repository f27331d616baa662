import { runGit } from '../../src/git/run.ts'

/** The commit that git merges into by this command; undefined where this is part of something else, such as a rebase. */
export async function mergedInto(): Promise<string | undefined> {
  // By variables of this name git merge tells what the other commits are called.
  if (!Object.keys(process.env).some((name) => name.startsWith('GITHEAD_'))) return undefined
  return (await runGit(['rev-parse', 'HEAD'], { folder: '.' })).trim()
}
