import { isObject } from '../../is-object.ts'
import { schema } from '../../schema/read.ts'
import { matchLists } from '../match/lists.ts'
import { isSame } from '../match/same.ts'
import type { Change, Single, Thing } from './change.ts'
import { canBecome } from './lists.ts'
import { compareSection, sectionsOf } from './sections.ts'
import type { State } from './state.ts'
import { flat, thingOf } from './things.ts'

/** Shared sections of two states, by their names. */
export interface MatchedShared {
  pairs: { from: string; name: string; before: unknown; after: unknown }[]
  removed: { name: string; value: unknown }[]
  added: { name: string; value: unknown }[]
}

/** Which shared sections became which: by their names, or because they are alike. */
export function matchShared({ shared: before }: State, { shared: after }: State): MatchedShared {
  const entries = (state: State['shared'], other: State['shared']) =>
    Object.entries(state).flatMap(([name, value]) => (Object.hasOwn(other, name) ? [] : [{ name, value }]))
  const [removed, added] = [entries(before, after), entries(after, before)]
  const values = (list: readonly { value: unknown }[]) => list.map(({ value }) => value)
  const matched = matchLists(values(removed), values(added), { byName: false })
  const same = Object.keys(after).filter((name) => Object.hasOwn(before, name))
  return {
    pairs: [
      ...same.map((name) => ({ from: name, name, before: before[name], after: after[name] })),
      ...matched.pairs.flatMap((pair) => {
        const [one, other] = [removed[pair.before], added[pair.after]]
        return one && other ? [{ from: one.name, name: other.name, before: one.value, after: other.value }] : []
      }),
    ],
    removed: matched.removed.flatMap((index) => removed[index] ?? []),
    added: matched.added.flatMap((index) => added[index] ?? []),
  }
}

/** A state whose pages use shared sections by the names that they have now. */
export function withNewNames(state: State, { pairs }: MatchedShared): State {
  const names = new Map<unknown, string>(
    pairs.filter(({ from, name }) => from !== name).map(({ from, name }) => [from, name]),
  )
  if (names.size === 0) return state
  const renamed = (section: unknown) =>
    isObject(section) && names.has(section.use) ? { ...section, use: names.get(section.use) } : section
  const pages = state.pages.map((page) => ({
    ...page,
    value: { ...page.value, sections: sectionsOf(page.value).map(renamed) },
  }))
  return { ...state, pages }
}

/** Compares the shared sections, each once, wherever it is shown. */
export function compareShared({ pairs, removed, added }: MatchedShared, { shared }: State): Change[] {
  const changes: Change[] = []
  for (const { from, name, before, after } of pairs) {
    if (!canBecome(before, after)) {
      changes.push(whole('removed')({ name: from, value: before }), whole('added')({ name, value: after }))
      continue
    }
    const place = { on: 'shared', name } as const
    const renamed = { noun: 'shared section', name: null }
    if (from !== name)
      changes.push({ kind: 'renamed', place, thing: renamed, from, to: name, links: 0, hasRedirect: false })
    if (isObject(before) && isObject(after) && !isSame(before, after))
      compareSection(before, after, shared, { place, thing: sectionThing(after), changes })
  }
  return [...changes, ...removed.map(whole('removed')), ...added.map(whole('added'))]
}

function whole(kind: Single['kind']): (one: MatchedShared['added'][number]) => Single {
  return ({ name, value }) => {
    const thing = sectionThing(value)
    return { kind, place: { on: 'site' }, thing, spot: {}, value, level: 'whole', as: name }
  }
}

function sectionThing(section: unknown): Thing {
  return thingOf(section, flat(schema('section.schema.json'), section))
}
