import { existsSync } from 'node:fs'
import { mkdir, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { cureOf } from '../../git/cure.ts'
import { takeLock } from '../../site-files/lock.ts'
import { Refused } from '../../site-files/refused.ts'
import { askGit, git } from './git.ts'

/** A branch of its own, in a worktree of its own: what people have not saved or committed elsewhere is not touched. */
export interface Branch {
  readonly name: string
  /** The site's folder in the worktree. */
  readonly folder: string
  readonly journal: string
  /** Files of the site that somebody has changed and not committed, which is not seen here. */
  unsaved(): Promise<string[]>
  /** How many commits of the author are not on it. */
  missing(): Promise<number>
  /** Commits some files, named from the site's folder, and gives the commit. */
  commit(title: string, files: readonly string[]): Promise<string>
  close(): Promise<void>
}

/** 20: so many sessions at once nobody has. */
const mostBranches = 20

/** Who commits where git knows nobody. */
const nobody = { name: 'Sectile', email: 'sectile@localhost' }

/** Makes the branch if needed, and checks it out beside the work of others. Without git there is none. */
export async function openBranch(config: string, wanted: string): Promise<Branch | undefined> {
  const folder = await realpath(path.dirname(config))
  const top = await topOf(folder)
  if (top === undefined) return undefined
  const inTop = path.relative(await realpath(top), folder)
  const name = path.posix.join(inTop.split(path.sep).join('/'), path.basename(config))
  if ((await askGit(folder, 'cat-file', '-e', `HEAD:${name}`)) === undefined)
    throw new Refused(
      `The site is in a git repository, and ${name} is not committed there yet: what is not committed is not touched.`,
      'ask the author to commit the site once, and call again.',
    )
  const common = path.resolve(folder, await git(folder, 'rev-parse', '--git-common-dir'))
  const own = path.join(common, 'sectile')
  await mkdir(own, { recursive: true })
  await git(folder, 'worktree', 'prune')
  const { branch, lock } = await freeBranch(folder, own, wanted)
  const worktree = path.join(own, branch.replaceAll('/', '-'))
  // Left by a session that was killed: what it had applied is committed.
  if (existsSync(worktree)) await askGit(folder, 'worktree', 'remove', '--force', worktree)
  await rm(worktree, { recursive: true, force: true })
  await git(folder, 'worktree', 'prune')
  const isThere = (await askGit(folder, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`)) !== undefined
  // What was merged since stands in today's state, which is where the next work begins.
  if (isThere && (await askGit(folder, 'merge-base', '--is-ancestor', branch, 'HEAD')) !== undefined)
    await git(folder, 'branch', '--force', branch, 'HEAD')
  await git(folder, 'worktree', 'add', '--quiet', ...(isThere ? [worktree, branch] : ['-b', branch, worktree, 'HEAD']))
  const site = path.join(worktree, inTop)
  if (!existsSync(path.join(site, path.basename(config))))
    throw new Refused(
      `The branch ${branch} has no ${name}.`,
      'ask the author to bring that branch up to date, or to name another one with --branch.',
    )
  const author = await authorIn(folder)
  return {
    name: branch,
    folder: site,
    journal: path.join(own, `${path.basename(worktree)}.json`),
    async unsaved() {
      // With "-z", or else letters beyond ASCII would be told as numbers.
      const changed = await git(folder, 'status', '--porcelain', '-z', '--no-renames', '--', '.')
      return changed.split('\0').flatMap((entry) => entry.slice(3) || [])
    },
    async missing() {
      return Number(await git(folder, 'rev-list', '--count', `${branch}..HEAD`))
    },
    async commit(title, files) {
      await git(site, 'add', '--all', '--force', '--', ...files)
      await git(site, ...author, 'commit', '--quiet', '--no-verify', '--allow-empty', '-m', title)
      return git(site, 'rev-parse', '--short', 'HEAD')
    },
    async close() {
      await askGit(folder, 'worktree', 'remove', '--force', worktree)
      await lock.release()
    },
  }
}

/** The folder of the repository; undefined where there is none. One that git does not read is one all the same. */
async function topOf(folder: string): Promise<string | undefined> {
  try {
    return await git(folder, 'rev-parse', '--show-toplevel')
  } catch (error) {
    const cure = cureOf(error)
    if (cure === undefined) return undefined
    throw new Refused(
      'The site is in a git repository that belongs to another user, which git does not read: what is in it is not touched.',
      `ask the author to run this once, and call again: ${cure}`,
    )
  }
}

/** The wanted branch, or the same with a number where somebody else works on it. */
async function freeBranch(folder: string, own: string, wanted: string) {
  const worktrees = await git(folder, 'worktree', 'list', '--porcelain')
  const here = worktrees.split('\n\n').map((entry) => ({
    where: /^worktree (.*)$/m.exec(entry)?.[1] ?? '',
    branch: /^branch refs\/heads\/(.*)$/m.exec(entry)?.[1],
  }))
  for (let number = 1; number <= mostBranches; number++) {
    const branch = number === 1 ? wanted : `${wanted}-${number}`
    const other = here.find((one) => one.branch === branch)
    if (other && path.dirname(other.where) !== (await realpath(own))) continue
    const lock = await takeLock(path.join(own, `${branch.replaceAll('/', '-')}.lock`))
    if (lock) return { branch, lock }
  }
  throw new Refused(
    `Others work on ${wanted} and on ${mostBranches - 1} branches like it.`,
    'end a session, and call again.',
  )
}

async function authorIn(folder: string): Promise<string[]> {
  const [name, email] = [await askGit(folder, 'config', 'user.name'), await askGit(folder, 'config', 'user.email')]
  return name && email ? [] : ['-c', `user.name=${nobody.name}`, '-c', `user.email=${nobody.email}`]
}
