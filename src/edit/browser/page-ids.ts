import { ofPlace } from '../../changes/site/operations.ts'
import { join } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import type { EditOperation, PageState, SectionLine } from '../agreed.ts'
import { freeAmong } from '../plain-words.ts'

/** An id and the place of its field. */
interface Named {
  readonly id: string
  readonly at: string
}

/** All ids on a page, those that are made of the types of its sections among them: each is there once. */
export function idsOn({ sections }: PageState): Set<string> {
  return new Set(sections.flatMap(({ id, value }) => [id, ...idsIn(value, '').map((named) => named.id)]))
}

/**
 * What leaves a section that has come to a place of a page, and its entries, no id that this has already. What is shared gets
 * another one in its place, as it cannot do without; its entries are those of all places.
 */
export function freeId({ use, own, value }: SectionLine, page: PageState, at: string): EditOperation[] {
  const taken = idsOn(page)
  const { file } = page
  if (use === null)
    return idsIn(value, at)
      .filter(({ id }) => taken.has(id))
      .map((named) => ({ op: 'remove', file, at: named.at }))
  if (typeof value.id !== 'string' || !taken.has(value.id)) return []
  // Of "team-2" the next one is "team-3".
  const name = value.id.replace(/-\d+$/, '')
  const id = freeAmong(taken.add(name), name)
  if (own.includes('id')) return [{ op: 'set', file, at: join(at, 'with', 'id'), value: id }]
  return own.every((name) => ofPlace.includes(name))
    ? [{ op: 'insert', file, at: join(at, 'with'), value: { id } }]
    : [{ op: 'insert', file, at: join(at, 'with', 'id'), value: id }]
}

function idsIn(value: unknown, at: string): Named[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => idsIn(one, join(at, index)))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const place = join(at, name)
    return name === 'id' && typeof one === 'string' ? [{ id: one, at: place }] : idsIn(one, place)
  })
}
