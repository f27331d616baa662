import { applyEdits, type Edit } from '../../content/json/edits.ts'
import type { ByteRange, PageList } from '../../content/json/pages.ts'
import { Layout, styleOf } from '../../content/operations/layout.ts'
import { type Operation, perform } from '../../content/operations/operations.ts'
import { Impossible, Tree } from '../../content/operations/tree.ts'
import type { SourceFile } from '../../content/read/source-file.ts'

/** 300,000 bytes: how a file is written is told from its first 100,000 letters. */
const sample = 300_000

const comma = 44

/** A stretch of a file, as text. */
interface Part extends ByteRange {
  readonly text: string
}

/**
 * Does operations on a config that concern one of its pages, or what stands beside all: of the text no more is looked at than
 * that, since a large one takes longer to put together than all the rest. Undefined where more has to be seen: also to say why
 * something is impossible.
 */
export function doneInExcerpt(file: SourceFile, operations: readonly Operation[]): SourceFile | undefined {
  const inside = operations.flatMap(placesOf).map(pageAt)
  const [page = 0, ...others] = new Set(inside.filter((one) => one !== 'beside'))
  const { pageList } = file
  if (inside.includes(undefined) || others.length > 0 || !pageList?.entries[page]) return undefined
  const parts = partsAround(file.bytes, pageList, page)
  const tree = new Tree(parts.map(({ text }) => text).join(''))
  const open = { tree, layout: new Layout(tree, styleOf(file.bytes.toString('utf8', 0, sample))) }
  try {
    for (const operation of operations) perform(inFirst(operation), open)
  } catch (error) {
    if (error instanceof Impossible) return undefined
    throw error
  }
  return edited(file, parts, tree.edits())
}

function placesOf(operation: Operation): string[] {
  return operation.op === 'move' ? [operation.at, operation.to] : [operation.at]
}

/** Inside of which page a place is; undefined where it is the list of them, or a field of the whole file. */
function pageAt(pointer: string): number | 'beside' | undefined {
  const [, first, second, rest] = /^\/([^/]*)\/([^/]*)(\/.*)?$/s.exec(pointer) ?? []
  if (first !== 'pages') return first === undefined ? undefined : 'beside'
  return rest !== undefined && /^(0|[1-9]\d{0,9})$/.test(second ?? '') ? Number(second) : undefined
}

/** What stands before the pages, one of them with the space before it, and what follows all. */
function partsAround(bytes: Buffer, { start, entries }: PageList, page: number): Part[] {
  const before = entries[page - 1]
  const ranges = [
    { start: 0, end: start },
    { start: before ? bytes.indexOf(comma, before.end) + 1 : start, end: entries[page]?.end ?? start },
    { start: entries.at(-1)?.end ?? start, end: bytes.length },
  ]
  return ranges.map((range) => ({ ...range, text: bytes.toString('utf8', range.start, range.end) }))
}

/** The same where that page is the only one. */
function inFirst(operation: Operation): Operation {
  const first = (pointer: string) => pointer.replace(/^\/pages\/\d+/, '/pages/0')
  const at = first(operation.at)
  return operation.op === 'move' ? { ...operation, at, to: first(operation.to) } : { ...operation, at }
}

/** The file after edits of an excerpt, where these are all inside of one part. */
function edited(file: SourceFile, parts: readonly Part[], edits: readonly Edit[]): SourceFile | undefined {
  if (edits.length === 0) return file
  const from = Math.min(...edits.map(({ offset }) => offset))
  const to = Math.max(...edits.map(({ offset, length }) => offset + length))
  let begin = 0
  for (const { text, start } of parts) {
    const end = begin + text.length
    if (from > begin && to < end) {
      const removed = text.slice(from - begin, to - begin)
      const inserted = applyEdits(
        removed,
        edits.map((edit) => ({ ...edit, offset: edit.offset - from })),
      )
      return file.replaced({ from: start + Buffer.byteLength(text.slice(0, from - begin)), removed, inserted })
    }
    begin = end
  }
  return undefined
}
