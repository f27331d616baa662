import path from 'node:path'
import { temporaryFolder } from '../../../disk/temporary-folder.ts'
import { type Git, namesIn } from '../../../git/git.ts'
import type { ProposalWords } from '../../proposal.ts'

/** What belongs to a site, as git finds it. */
export interface Belongings {
  /** Its config, in the folder in which git is asked. */
  readonly config: string
  /** The patterns of its page files. */
  readonly patterns: readonly string[]
}

export interface Commit {
  readonly id: string
  readonly files: number
}

/**
 * A commit of the site's files as they are on the disk, and of nothing else. It is made beside all that is checked out: neither
 * HEAD nor the index nor any file is another one afterwards. Undefined where the files are as in the parent.
 */
export async function commitSite(
  git: Git,
  parent: string,
  { config, patterns }: Belongings,
  { title, text, name, email }: ProposalWords,
): Promise<Commit | undefined> {
  const { folder, remove } = await temporaryFolder('propose')
  try {
    const own = git.withIndex(path.join(folder, 'index'))
    await own.run(['read-tree', parent])
    const places = [`:(literal)${config}`, ':(literal)public', ...patterns.map((pattern) => `:(glob)${pattern}`)]
    const known = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...places]
    const names = new Set(namesIn(await own.run(known)))
    await own.run(['update-index', '--add', '--remove', '-z', '--stdin'], [...names].map((one) => `${one}\0`).join(''))
    const tree = (await own.run(['write-tree'])).trim()
    const changed = namesIn(await own.run(['diff-tree', '-r', '-z', '--name-only', '--no-renames', parent, tree]))
    if (changed.length === 0) return undefined
    const id = await own.run(['commit-tree', tree, '-p', parent, '-F', '-'], `${title}\n${text && `\n${text}\n`}`, {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    })
    return { id: id.trim(), files: changed.length }
  } finally {
    await remove()
  }
}
