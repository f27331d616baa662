import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Comparison } from '../../../changes/compare/change.ts'
import { compare } from '../../../changes/compare/index.ts'
import { type State, stateOf } from '../../../changes/compare/state.ts'
import { groupsOf } from '../../../changes/tell/groups.ts'
import { filesOf } from '../../../content/read/files-of.ts'
import { loadSources } from '../../../content/read/load.ts'
import type { Sources } from '../../../content/read/source-file.ts'
import { openSidesOfBranch } from '../../../git/sides.ts'
import { newestVersion } from '../../../schema/version.ts'
import type { Proposal } from '../../proposal.ts'

/** The words, and what names the two states that they are about. */
interface Told {
  readonly words: Pick<Proposal, 'groups' | 'notes' | 'called'>
  readonly key: string
}

/** What has changed since the branch left the main one, or since the last commit where that is not known. */
export async function toldByGit(config: string, sources: Sources): Promise<Told> {
  const sides = await openSidesOfBranch(config, false)
  try {
    const { before, after, called } = sides
    const old = await loadSources(before.config)
    const one = stateIn(old, before.files, `in ${called}`)
    const words = told(compare(one, stateIn(sources, after.files, 'now')), config, called)
    return { words, key: keyOf([called, old, before.files, sources, after.files]) }
  } finally {
    await sides.close()
  }
}

/** The same where there is no git: since the editor began to remember. */
export function toldByEditor(config: string, beginning: Sources, sources: Sources): Told {
  const one = stateIn(beginning, new Map(), 'at first')
  const comparison = compare(one, stateIn(sources, new Map(), 'now'))
  const words = told(comparison, config, 'how it was when you began to edit')
  return { words, key: keyOf([beginning, sources]) }
}

function told(comparison: Comparison, config: string, called: string): Told['words'] {
  const groups = groupsOf(comparison, path.basename(config)).map(({ title, lines }) => ({ title, lines }))
  return { groups, notes: comparison.notes, called }
}

/** The same for the same texts and files only. */
function keyOf(about: readonly (string | Sources | State['files'])[]): string {
  const hash = createHash('sha1')
  for (const part of about) {
    if (typeof part === 'string') hash.update(part)
    else if ('config' in part)
      for (const { path: name, bytes } of filesOf(part))
        hash.update(`\n${path.relative(path.dirname(part.config.path), name)}\n`).update(bytes)
    else hash.update(JSON.stringify([...part]))
  }
  return hash.digest('hex')
}

function stateIn(sources: Sources, files: State['files'], called: string): State {
  return stateOf(sources, files, called, newestVersion())
}
