import { schema } from '../../schema/read.ts'
import { isSame } from '../match/same.ts'
import type { Change, Single, Thing } from './change.ts'
import { compareThing } from './fields.ts'
import { type MatchedPages, type PagePair, reordered } from './match-pages.ts'
import { compareSections } from './sections.ts'
import type { State, StatePage } from './state.ts'

const page: Thing = { noun: 'page', name: null }

/** Compares the pages: which are new, gone, called otherwise or elsewhere, and what is on them. */
export function comparePages(pages: MatchedPages, before: State, after: State): Change[] {
  return [
    ...wholePages(pages),
    ...pages.pairs.flatMap((pair) => comparePage(pair, after)),
    ...reordered(pages, before, after).map(inOrder),
  ]
}

function wholePages({ removed, added }: MatchedPages): Single[] {
  const told =
    (kind: Single['kind']) =>
    (one: StatePage): Single => {
      const title = one.value.title
      const thing = { noun: 'page', name: typeof title === 'string' ? title : null }
      return { kind, place: { on: 'page', path: one.path }, thing, spot: {}, value: one.value, level: 'whole' }
    }
  return [...removed.map(told('removed')), ...added.map(told('added'))]
}

function comparePage({ before, after }: PagePair, state: State): Change[] {
  const [path, from] = [after.path, before.path]
  const changes: Change[] = []
  const to = { place: { on: 'page', path }, thing: page, changes } as const
  if (path !== from)
    changes.push({ kind: 'renamed', place: to.place, thing: page, from, to: path, links: 0, hasRedirect: false })
  if (before.file !== after.file)
    changes.push({ kind: 'refiled', place: to.place, thing: page, from: before.file, to: after.file })
  if (isSame(before.value, after.value)) return changes
  compareThing(ownFields(before), ownFields(after), schema('pages.schema.json').properties?.pages?.items, to)
  compareSections(before.value, after.value, state, to)
  return changes
}

/** What a page says of itself. Where its schema lies is told to editors alone. */
function ownFields({ value }: StatePage): Record<string, unknown> {
  const { path: _, sections: __, $schema: ___, ...own } = value
  return own
}

function inOrder({ page: moved, next, previous }: ReturnType<typeof reordered>[number]): Change {
  const thing = (one: StatePage): Thing => ({ noun: 'page', name: one.path })
  const spot = next ? { above: thing(next) } : previous ? { below: thing(previous) } : {}
  return { kind: 'moved', place: { on: 'site' }, thing: thing(moved), spot, from: {}, inner: [] }
}
