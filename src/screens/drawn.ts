import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serializeOuter } from 'parse5'
import { matchLists } from '../changes/match/lists.ts'

/** A section as it was drawn on a page of a build. */
interface Drawn {
  type: string
  id: string | undefined
  html: string
}

/** A section whose drawn result changed: its number on the page, on each side that has it. */
export interface ChangedSection {
  page: string
  /** The page before, which may have had another path. */
  pageBefore: string
  type: string
  before: number | undefined
  after: number | undefined
}

/** The sections of some pages that two builds draw otherwise. `replaced` are files with other bytes under the same name. */
export async function changedSections(
  pages: readonly { before: string; after: string }[],
  folders: { before: string; after: string },
  replaced: readonly string[],
): Promise<ChangedSection[]> {
  const found: ChangedSection[] = []
  for (const { before, after } of pages) {
    const [was, is] = await Promise.all([htmlOf(folders.before, before), htmlOf(folders.after, after)])
    if (was === is && !replaced.some((name) => is.includes(name))) continue
    const [one, other] = [sectionsIn(was), sectionsIn(is)]
    const matched = matchLists(one, other)
    const about = { page: after, pageBefore: before }
    const showsReplaced = ({ html }: Drawn) => replaced.some((name) => html.includes(name))
    const pairs = matched.pairs.flatMap((pair): ChangedSection[] => {
      const [old, now] = [one[pair.before], other[pair.after]]
      if (!old || !now || (old.html === now.html && !showsReplaced(now))) return []
      return [{ ...about, type: now.type, before: pair.before, after: pair.after }]
    })
    const added = matched.added.map((index) => ({
      ...about,
      type: other[index]?.type ?? '',
      before: undefined,
      after: index,
    }))
    const removed = matched.removed.map((index) => ({
      ...about,
      type: one[index]?.type ?? '',
      before: index,
      after: undefined,
    }))
    found.push(...[...pairs, ...added].sort((a, b) => (a.after ?? 0) - (b.after ?? 0)), ...removed)
  }
  return found
}

/** The file that a build made of a page. */
export function fileOf(folder: string, page: string): string {
  return path.join(folder, page, 'index.html')
}

async function htmlOf(folder: string, page: string): Promise<string> {
  const file = fileOf(folder, page)
  return existsSync(file) ? await readFile(file, 'utf8') : ''
}

function sectionsIn(html: string): Drawn[] {
  const found: Drawn[] = []
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue
      const attribute = (name: string) => child.attrs.find((one) => one.name === name)?.value
      const type = attribute('data-section')
      if (type === undefined) walk(child)
      else found.push({ type, id: attribute('id'), html: serializeOuter(child) })
    }
  }
  walk(parse(html))
  return found
}
