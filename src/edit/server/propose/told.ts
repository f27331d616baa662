import path from 'node:path'
import type { Comparison } from '../../../changes/compare/change.ts'
import { compare } from '../../../changes/compare/index.ts'
import { type State, stateOf } from '../../../changes/compare/state.ts'
import { groupsOf } from '../../../changes/tell/groups.ts'
import { loadSources } from '../../../content/read/load.ts'
import type { Sources } from '../../../content/read/source-file.ts'
import { NotComparable } from '../../../git/git.ts'
import { openSides, type Sides } from '../../../git/sides.ts'
import { newestVersion } from '../../../schema/version.ts'
import type { Proposal } from '../../proposal.ts'

type Told = Pick<Proposal, 'groups' | 'notes' | 'called'>

/** What has changed since the branch left the main one, or since the last commit where that is not known. */
export async function toldByGit(config: string, sources: Sources): Promise<Told> {
  const sides = await openSides(config, undefined, false).catch((error: unknown): Promise<Sides> => {
    if (!(error instanceof NotComparable)) throw error
    return openSides(config, 'HEAD', false)
  })
  try {
    const { before, after, called } = sides
    const one = stateIn(await loadSources(before.config), before.files, `in ${called}`)
    return told(compare(one, stateIn(sources, after.files, 'now')), config, called)
  } finally {
    await sides.close()
  }
}

/** The same where there is no git: since the editor began to remember. */
export function toldByEditor(config: string, beginning: Sources, sources: Sources): Told {
  const one = stateIn(beginning, new Map(), 'at first')
  return told(compare(one, stateIn(sources, new Map(), 'now')), config, 'how it was when you began to edit')
}

function told(comparison: Comparison, config: string, called: string): Told {
  const groups = groupsOf(comparison, path.basename(config)).map(({ title, lines }) => ({ title, lines }))
  return { groups, notes: comparison.notes, called }
}

function stateIn(sources: Sources, files: State['files'], called: string): State {
  return stateOf(sources, files, called, newestVersion())
}
