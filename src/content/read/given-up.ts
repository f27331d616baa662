import { existsSync } from 'node:fs'
import path from 'node:path'
import { runGit } from '../../git/run.ts'

/**
 * Whether a merge into a commit is neither under way nor part of what is checked out: it was given up, or is on another branch.
 * What was committed on top since may be a squash, which nobody can tell from other work, so that counts as merged.
 */
export async function isGivenUp(file: string, into: string): Promise<boolean> {
  const folder = path.dirname(file)
  const git = (...words: string[]) => runGit(words, { folder })
  try {
    if ((await git('ls-files', '--unmerged', '--', path.basename(file))) !== '') return false
    const signs = ['MERGE_HEAD', 'SQUASH_MSG', 'index.lock'].flatMap((name) => ['--git-path', name])
    const [head, ...places] = (await git('rev-parse', 'HEAD', ...signs)).trimEnd().split('\n')
    // What is under way elsewhere is another merge.
    if (head === into) return !places.some((place) => existsSync(path.resolve(folder, place)))
    return (await git('rev-list', '--max-count=1', into, '--not', 'HEAD')) !== ''
  } catch {
    // Where git does not answer, nobody knows.
    return false
  }
}
