import { ofPlace } from '../../changes/site/operations.ts'
import { join } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import type { EditOperation, PageState, SectionLine } from '../agreed.ts'
import { freeAmong } from '../plain-words.ts'

/** All ids on a page, those that are made of the types of its sections among them: each is there once. */
export function idsOn({ sections }: PageState): Set<string> {
  return new Set(sections.flatMap(({ id, value }) => [id, ...idsIn(value)]))
}

/** What gives a section that has come to a place of a page an id that this has not. What is shared gets another, as it cannot do without. */
export function freeId({ use, own, value }: SectionLine, page: PageState, at: string): EditOperation[] {
  const taken = idsOn(page)
  const { file } = page
  if (typeof value.id !== 'string' || !taken.has(value.id)) return []
  if (use === null) return [{ op: 'remove', file, at: join(at, 'id') }]
  // Of "team-2" the next one is "team-3".
  const name = value.id.replace(/-\d+$/, '')
  const id = freeAmong(taken.add(name), name)
  if (own.includes('id')) return [{ op: 'set', file, at: join(at, 'with', 'id'), value: id }]
  return own.every((name) => ofPlace.includes(name))
    ? [{ op: 'insert', file, at: join(at, 'with'), value: { id } }]
    : [{ op: 'insert', file, at: join(at, 'with', 'id'), value: id }]
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isObject(value)) return []
  const { id, ...others } = value
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(others).flatMap(idsIn)]
}
