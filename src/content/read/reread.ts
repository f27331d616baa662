import { isUtf8 } from 'node:buffer'
import { isObject } from '../../is-object.ts'
import { type ByteRange, type PageList, pageList } from '../json/pages.ts'
import { parsePart } from './apart.ts'
import type { Difference } from './difference.ts'
import type { SourceFile } from './source-file.ts'

/** A file that is right as JSON, and where its pages stand in it once that was asked for. */
export interface ReadFile {
  readonly file: SourceFile
  /** What the file system said of it before it was read; missing where a change could hide behind that. */
  stamp?: string | undefined
  list?: PageList | undefined
}

/** The bytes of a file that are others, and by how many it is longer now. */
type Stretch = Pick<Difference, 'from' | 'to' | 'longer'>

/**
 * Reads a file again after a change. When only one page of a config is another, or only what stands beside its pages, only
 * that is parsed, and all others stay the objects that they were: what was found out about them still holds. Null when more
 * has changed.
 */
export function reread(before: ReadFile, now: SourceFile): ReadFile | null {
  const { bytes: old, parsed } = before.file
  const { value } = parsed
  const changed = now.differenceFrom(before.file) ?? changedStretch(old, now.bytes)
  if (!changed) return before
  if (!isObject(value) || !Array.isArray(value.pages)) return null
  before.list ??= pageList(old)
  if (before.list?.entries.length !== value.pages.length) return null
  const { from, to } = changed
  const index = before.list.entries.findIndex(({ start, end }) => start < from && to < end)
  const list = moved(before.list, changed)
  const range = list.entries[index]
  if (range) {
    const page = partOf(now.bytes.subarray(range.start, range.end))
    return page ? { file: now.holding({ ...value, pages: value.pages.with(index, page) }, list), list } : null
  }
  const isBeside = to < before.list.start || from > before.list.end
  const frame = isBeside ? frameAround(list, now.bytes) : undefined
  return frame ? { file: now.holding({ ...frame, pages: value.pages }, list), list } : null
}

/** Where pages stand after a change inside of one of them, or beside all. */
function moved({ entries, ...list }: PageList, { from, to, longer }: Stretch): PageList {
  const move = ({ start, end }: ByteRange) => ({
    start: to <= start ? start + longer : start,
    end: from < end ? end + longer : end,
  })
  return { ...move(list), entries: entries.map(move) }
}

/** What a config says beside its pages; undefined where these are no longer its list of pages. */
function frameAround({ start, end }: ByteRange, bytes: Buffer): object | undefined {
  const frame = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  const list = pageList(frame)
  return list?.start === start && list.end === start ? partOf(frame) : undefined
}

function partOf(bytes: Buffer): object | undefined {
  return isUtf8(bytes) ? parsePart(bytes) : undefined
}

/** Undefined where nothing is another. */
function changedStretch(old: Buffer, bytes: Buffer): Stretch | undefined {
  const from = sameAtStart(old, bytes)
  if (from === old.length && from === bytes.length) return undefined
  return { from, to: old.length - sameAtEnd(old, bytes, from), longer: bytes.length - old.length }
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
