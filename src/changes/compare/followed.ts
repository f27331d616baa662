import { isObject } from '../../is-object.ts'
import type { Change, Place } from './change.ts'
import { Renames } from './renames.ts'

/** Leaves out what only followed from something that is called otherwise now: it is told with that, by its number. */
export function followed(changes: readonly Change[]): Change[] {
  const renames = new Renames()
  const renamed = changes.filter((change) => change.kind === 'renamed')
  if (renamed.length === 0) return [...changes]
  for (const change of renamed) renames.add(...addressesOf(change))
  const redirects = new Set<unknown>()
  const left = changes.flatMap((change): Change[] => {
    const page = pathOf(change.place)
    if (change.kind === 'text') return renames.explain(change.before, change.after, page) ? [] : [change]
    if (change.kind === 'changed') {
      const fields = change.fields.filter(({ before, after }) => !explains(renames, before, after, page))
      return fields.length === 0 ? [] : [{ ...change, fields }]
    }
    if (change.kind === 'added' && isObject(change.value)) {
      const { from, to } = change.value
      if (renamed.some((one) => one.thing.noun === 'page' && one.from === from && one.to === to)) {
        redirects.add(from)
        return []
      }
    }
    return [change]
  })
  const kept = new Set(left)
  return left.map((change): Change => {
    if (change.kind === 'moved') return { ...change, inner: change.inner.filter((one) => kept.has(one)) }
    if (change.kind !== 'renamed') return change
    const [, to] = addressesOf(change)
    return { ...change, links: renames.followersOf(to), hasRedirect: redirects.has(change.from) }
  })
}

function explains(renames: Renames, before: unknown, after: unknown, page: string): boolean {
  return typeof before === 'string' && typeof after === 'string' && renames.explain(before, after, page)
}

/** The address before and the one now: of a page, of a file, or of a place on a page. */
function addressesOf({ thing, place, from, to }: Extract<Change, { kind: 'renamed' }>): [string, string] {
  if (thing.noun === 'page' || place.on === 'files') return [from, to]
  return [`${pathOf(place)}#${from}`, `${pathOf(place)}#${to}`]
}

function pathOf(place: Place): string {
  return place.on === 'page' ? place.path : ''
}
