import { hashOf } from '../../hash.ts'
import { isObject } from '../../is-object.ts'
import { type ByteRange, pageList } from '../json/pages.ts'
import { mayRepeatNames } from '../json/repeats.ts'
import { PageSource, type SourceFile, type TakenApart } from './source-file.ts'

/** A page as it stood in a config: how many bytes it had, and what names them. */
export interface Stood {
  readonly length: number
  readonly hash: string
}

/** 200 bytes: the path stands at the beginning of nearly every page. Of another, brackets are counted. */
const beginning = 200

/**
 * The parts of a config, and of each page what names it. Undefined where it has to be read as a whole. Where the same bytes
 * stand that were a page before, that is what they are again: hashing them takes an eighth of looking through them.
 */
export function takeApart(
  { bytes, unfit }: SourceFile,
  /** What stood in it before, by the paths of pages. */
  before: ReadonlyMap<string, Stood>,
): (TakenApart & { hashes: readonly string[] }) | undefined {
  const same = new Map<number, string>()
  const endOf = (start: number) => {
    const [, path] = /"path"\s*:\s*"([^"]*)"/.exec(bytes.toString('latin1', start, start + beginning)) ?? []
    const stood = path === undefined ? undefined : before.get(path)
    if (!stood || start + stood.length > bytes.length) return undefined
    const end = start + stood.length
    if (hashOf(bytes.subarray(start, end)) !== stood.hash) return undefined
    same.set(start, stood.hash)
    return end
  }
  const list = unfit ? undefined : pageList(bytes, endOf)
  if (!list || list.entries.length === 0) return undefined
  const around = Buffer.concat([bytes.subarray(0, list.start), bytes.subarray(list.end)])
  const frame = parsePart(around)
  return frame && { list, frame, hashes: list.entries.map(hashAt) }

  function hashAt({ start, end }: ByteRange): string {
    return same.get(start) ?? hashOf(bytes.subarray(start, end))
  }
}

/** The pages of a config that was taken apart; undefined where one of them is not right as JSON. */
export function pagesApart(
  file: SourceFile,
  { list, hashes }: NonNullable<ReturnType<typeof takeApart>>,
  /** Whether one was right before. */
  isKnown: (hash: string) => boolean,
): PageSource[] | undefined {
  const pages = list.entries.map(({ start, end }, index) => {
    const read = () => parsePart(file.bytes.subarray(start, end))
    return new PageSource(file, `/pages/${index}`, read)
  })
  return pages.every((page, index) => isKnown(hashes[index] ?? '') || page.value !== undefined) ? pages : undefined
}

/** What a part says; undefined where it is no object, or may hold a name twice. */
export function parsePart(bytes: Buffer): object | undefined {
  try {
    const part: unknown = JSON.parse(bytes.toString('utf8'))
    return isObject(part) && !mayRepeatNames(bytes) ? part : undefined
  } catch {
    return undefined
  }
}
