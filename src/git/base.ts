import { stat } from 'node:fs/promises'
import path from 'node:path'
import { cureOf } from './cure.ts'
import { type Git, NotComparable } from './git.ts'
import { GitFailed } from './run.ts'

/** What a site is compared with. */
export type Base = { commit: string; called: string } | { folder: string; called: string }

/** Where work most likely came from, the best first. */
const trunks = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']

/** Finds what somebody named, or else where the branch that is checked out came from. */
export async function findBase(git: Git, named: string | undefined): Promise<Base> {
  const inGit = (await git.line('rev-parse', '--is-inside-work-tree')) === 'true'
  if (named !== undefined) {
    const commit = inGit && !/^\.{0,2}\//.test(named) ? await git.commit(named) : undefined
    if (commit) return { commit, called: named }
    if (await isFolder(named)) return { folder: path.resolve(named), called: named }
    throw new NotComparable(
      inGit
        ? `"${named}" is no commit, branch or tag that is known here, and no folder.${await shallow(git)}`
        : `"${named}" is no folder, and ${await whyUnknown(git)}`,
    )
  }
  if (!inGit) throw new NotComparable(`Name a folder to compare with: ${await whyUnknown(git)}`)
  if (!(await git.commit('HEAD'))) throw new NotComparable('There is no commit yet to compare with.')
  const ofRequest = process.env.GITHUB_BASE_REF
  for (const trunk of ofRequest ? [`origin/${ofRequest}`] : trunks) {
    if (!(await git.commit(trunk))) continue
    const commit = await git.line('merge-base', 'HEAD', trunk)
    if (commit) return { commit, called: trunk }
    throw new NotComparable(`HEAD and ${trunk} have no commit in common.${await shallow(git)}`)
  }
  const missing = ofRequest
    ? `"origin/${ofRequest}" is not here.`
    : 'It cannot be found out which branch this one came from.'
  throw new NotComparable(`${missing} Name a commit or a folder: npm run diff -- BASE.${await shallow(git)}`)
}

/** Why git knows nothing of the site. */
export async function whyUnknown(git: Git): Promise<string> {
  const failed = await git.run(['rev-parse']).catch((error: unknown) => error)
  if (!(failed instanceof GitFailed)) return noRepository
  if (failed.why === 'missing') return 'git is not installed here.'
  const cure = cureOf(failed)
  return cure
    ? `git does not read the repository of the site, which belongs to another user, until it is told to: ${cure}`
    : noRepository
}

const noRepository = 'the site is in no git repository.'

/** What to do where only the newest commits were fetched. */
async function shallow(git: Git): Promise<string> {
  return (await git.line('rev-parse', '--is-shallow-repository')) === 'true'
    ? ' This clone holds only the newest commits; "git fetch --unshallow" gets the others (in a workflow: fetch-depth: 0).'
    : ''
}

async function isFolder(name: string): Promise<boolean> {
  return (await stat(name).catch(() => undefined))?.isDirectory() === true
}
