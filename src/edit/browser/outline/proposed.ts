import type { WrittenPage } from '../../agreed.ts'
import { freeAmong, plainWords } from '../../plain-words.ts'

/**
 * A path for a page beside another one, made of its title: "/blog/older" and "What is new?" make "/blog/what-is-new". A title in
 * letters that no path has makes "/blog/page".
 */
export function proposedPath(title: string, like: string, taken: ReadonlySet<string>): string {
  const folder = like.slice(0, like.lastIndexOf('/') + 1)
  if (title.trim() === '') return folder
  const step = plainWords(title).join('-').slice(0, 80).replace(/-$/, '')
  return freeAmong(taken, folder + (step || 'page'))
}

/** The file for a page: its own, beside that of its model, where this has one; else that in which all pages stand. */
export function proposedFile(path: string, { file, at, beside }: WrittenPage): string | undefined {
  if (at !== '') return undefined
  const name = path.slice(path.lastIndexOf('/') + 1) || 'index'
  const taken = new Set(beside.map((other) => other.replace(/\.json$/, '')))
  return `${freeAmong(taken, file.slice(0, file.lastIndexOf('/') + 1) + name)}.json`
}

interface NewPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly draft: boolean
  /** The sections of its model that it takes. */
  readonly chosen: readonly number[]
}

/** A new page like another one, with some of its sections. Its first heading is its title, and it is in no other language yet. */
export function pageLike(
  model: WrittenPage['page'],
  { path, title, description, draft, chosen }: NewPage,
): Readonly<Record<string, unknown>> {
  const { $schema: _, draft: __, languages: ___, sections, ...own } = model
  const copied = chosen.flatMap((index) => (Array.isArray(sections) ? [sections[index] as unknown] : []))
  const [first, ...others] = copied.length > 0 ? copied : [{ type: 'hero', heading: title }]
  const headed = isHeaded(first) ? { ...first, heading: title } : first
  return { ...own, path, title, description, ...(draft && { draft }), sections: [headed, ...others] }
}

function isHeaded(section: unknown): section is { heading: string } {
  return typeof section === 'object' && section !== null && 'heading' in section && typeof section.heading === 'string'
}
