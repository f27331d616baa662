import type { Change, Comparison, Place } from '../compare/change.ts'
import { type Line, lineOf, placeInWords } from './lines.ts'
import type { Piece } from './pieces.ts'

/** The changes in one place. */
export interface Group {
  place: Place
  title: Piece[]
  lines: Line[]
}

const order = ['page', 'shared', 'site', 'files']

/** All changes, place by place: pages in the order of their paths, then what concerns all of them. */
export function groupsOf({ changes, shownOn }: Comparison, configName: string): Group[] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const key = keyOf(change.place)
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.flatMap(([, [first, ...others]]) => {
    if (!first) return []
    const { place } = first
    const title = placeInWords(place, place.on === 'shared' ? (shownOn.get(place.name) ?? []) : [])
    return [{ place, title, lines: [first, ...others].map((change) => lineOf(change, configName)) }]
  })
}

function keyOf(place: Place): string {
  const name = place.on === 'page' ? place.path : place.on === 'shared' ? place.name : ''
  return `${order.indexOf(place.on)} ${name}`
}
