import { isUtf8 } from 'node:buffer'
import { countColons } from '../json/keys.ts'
import { pageStretches, type Stretch } from '../json/pages.ts'
import { isObject } from '../judge/find.ts'
import type { SourceFile } from './load.ts'
import { known, parse } from './parse.ts'
import { TextFile } from './text-file.ts'

const stretches = new WeakMap<SourceFile, readonly Stretch[]>()

/**
 * Reads a file again after a change. When only one page of a config is another, only that page is parsed, and all others
 * stay the objects that they were: what was found out about them still holds. Null when more has changed.
 */
export function readAgain(before: SourceFile, bytes: Buffer): SourceFile | null {
  const { bytes: old, colons } = before
  const { value, problems } = parse(before)
  if (!old || colons === undefined || problems.length > 0 || !isObject(value)) return null
  const from = sameAtStart(old, bytes)
  if (from === old.length && from === bytes.length) return before
  const pages: unknown = value.pages
  if (!Array.isArray(pages)) return null
  const places = stretches.get(before) ?? pageStretches(old)
  stretches.set(before, places)
  const to = old.length - sameAtEnd(old, bytes, from)
  const index = places.findIndex(({ start, end }) => start < from && to < end)
  const place = places[index]
  if (!place || places.length !== pages.length) return null
  const longer = bytes.length - old.length
  const written = bytes.subarray(place.start, place.end + longer)
  const page = parsePage(written)
  if (!page) return null

  const less = countColons(old.subarray(place.start, place.end))
  const file = new TextFile(before.path, bytes, colons - less + countColons(written))
  known.set(file, { value: { ...value, pages: pages.with(index, page) }, problems: [] })
  stretches.set(
    file,
    places.map(({ start, end }, at) => ({
      start: at > index ? start + longer : start,
      end: at < index ? end : end + longer,
    })),
  )
  return file
}

function parsePage(bytes: Buffer): object | null {
  if (!isUtf8(bytes)) return null
  try {
    const page: unknown = JSON.parse(bytes.toString('utf8'))
    return isObject(page) ? page : null
  } catch {
    return null
  }
}

/** Compared at once; then in the block with the difference byte by byte. */
const block = 4096

function sameAtStart(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at + block <= most && one.compare(other, at, at + block, at, at + block) === 0) at += block
  while (at < most && one[at] === other[at]) at++
  return at
}

/** How many bytes at the end are the same, but for those that are the same at the start. */
function sameAtEnd(one: Buffer, other: Buffer, start: number): number {
  const most = Math.min(one.length, other.length) - start
  const [end, otherEnd] = [one.length, other.length]
  let same = 0
  while (
    same + block <= most &&
    one.compare(other, otherEnd - same - block, otherEnd - same, end - same - block, end - same) === 0
  )
    same += block
  while (same < most && one[end - same - 1] === other[otherEnd - same - 1]) same++
  return same
}
