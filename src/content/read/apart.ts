import { isObject } from '../../is-object.ts'
import { pageList } from '../json/pages.ts'
import { mayRepeatNames } from '../json/repeats.ts'
import { hashOf } from './facts-file.ts'
import { PageSource, type SourceFile, type TakenApart } from './source-file.ts'

/** The parts of a config, and of each page what names it. Undefined where it has to be read as a whole. */
export function takeApart({ bytes, unfit }: SourceFile): (TakenApart & { hashes: readonly string[] }) | undefined {
  const list = unfit ? undefined : pageList(bytes)
  if (!list || list.entries.length === 0) return undefined
  const around = Buffer.concat([bytes.subarray(0, list.start), bytes.subarray(list.end)])
  const frame = parsePart(around)
  return frame && { list, frame, hashes: list.entries.map(({ start, end }) => hashOf(bytes.subarray(start, end))) }
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
