import { isUtf8 } from 'node:buffer'
import { isObject } from '../../is-object.ts'
import { type ByteRange, pageList } from '../json/pages.ts'
import { parsePart } from './apart.ts'
import type { SourceFile } from './source-file.ts'

/** A file that is right as JSON, and where its pages stand in it once that was asked for. */
export interface ReadFile {
  readonly file: SourceFile
  pages?: readonly ByteRange[]
}

/**
 * Reads a file again after a change. When only one page of a config is another, only that page is parsed, and all others
 * stay the objects that they were: what was found out about them still holds. Null when more has changed.
 */
export function reread(before: ReadFile, now: SourceFile): ReadFile | null {
  const { bytes } = now
  const { bytes: old, parsed } = before.file
  const { value } = parsed
  const from = sameAtStart(old, bytes)
  if (from === old.length && from === bytes.length) return before
  if (!isObject(value) || !Array.isArray(value.pages)) return null
  before.pages ??= pageList(old)?.entries ?? []
  const ranges = before.pages
  const to = old.length - sameAtEnd(old, bytes, from)
  const index = ranges.findIndex(({ start, end }) => start < from && to < end)
  const range = ranges[index]
  if (!range || ranges.length !== value.pages.length) return null
  const longer = bytes.length - old.length
  const part = bytes.subarray(range.start, range.end + longer)
  const page = isUtf8(part) ? parsePart(part) : undefined
  if (!page) return null
  return {
    file: now.holding({ ...value, pages: value.pages.with(index, page) }),
    pages: ranges.map(({ start, end }, at) => ({
      start: at > index ? start + longer : start,
      end: at < index ? end : end + longer,
    })),
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
