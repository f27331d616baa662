import { createHash } from 'node:crypto'
import { sectionIds } from '../content/ids.ts'
import type { SiteSection } from '../content/resolve/site.ts'
import { headingOf } from '../generated/headings.ts'
import type { Section } from '../generated/types.ts'
import type { Words } from '../generated/words.ts'
import { hashOf } from '../hash.ts'
import type { ArticleFacts, ImageFile, SectionContext } from '../parts/context.ts'

/** What is the same for all sections of a build. */
export interface Surroundings {
  readonly base: string
  readonly leads: string
  readonly language: string
  readonly words: Words
  readonly images: ReadonlyMap<string, ImageFile>
  /** Changes with the renderer's code. */
  readonly renderer: string
}

export interface PlannedSection {
  readonly section: Section
  readonly context: SectionContext
  /** Both as JSON, but for the words, which are the same for all. */
  readonly text: string
  /** Names the section's HTML: covers all that goes into it. */
  readonly hash: string
}

/** What each section of a page is rendered with. A section's place matters only where it shows: first or not. */
export function planSections(
  sections: readonly SiteSection[],
  surroundings: Surroundings,
  article?: ArticleFacts,
): PlannedSection[] {
  const ids = sectionIds(sections)
  const { words } = surroundings
  const common = keyOf(surroundings)
  return sections.map((section, index) => {
    const first = index === 0
    const shown = section.type === 'article' ? article : undefined
    const own: Omit<SectionContext, 'words'> = {
      id: ids[index] ?? section.type,
      level: first && headingOf(section) !== undefined ? 1 : 2,
      first,
      base: surroundings.base,
      leads: surroundings.leads,
      language: surroundings.language,
      ...(section.pager && { pager: section.pager }),
      ...(section.topics && { topics: section.topics }),
      images: Object.fromEntries(usedImages([section, shown], surroundings.images)),
      article: shown,
    }
    const text = JSON.stringify([section, own])
    const hash = createHash('sha1').update(common).update(text).digest('base64url')
    return { section, context: { ...own, words }, text, hash }
  })
}

const keys = new WeakMap<Surroundings, string>()

/** Stands for the renderer and the words in the hash of each section: both are the same for all, and longer than most. */
function keyOf(surroundings: Surroundings): string {
  const known = keys.get(surroundings)
  if (known !== undefined) return known
  const { renderer, words } = surroundings
  const key = hashOf(JSON.stringify([renderer, words]))
  keys.set(surroundings, key)
  return key
}

/** The images that a section, or another part of a site, names wherever in it. */
export function usedImages(value: unknown, images: ReadonlyMap<string, ImageFile>): Map<string, ImageFile> {
  const used = new Map<string, ImageFile>()
  // Loops, and no lists of entries: it is asked of all that a site says.
  const visit = (inside: object) => {
    if (Array.isArray(inside)) for (const member of inside) look(member)
    else
      for (const key in inside) {
        const member: unknown = inside[key as keyof typeof inside]
        if (key === 'src' && typeof member === 'string') {
          const file = images.get(member)
          if (file) used.set(member, file)
        } else look(member)
      }
  }
  const look = (member: unknown) => {
    if (typeof member === 'object' && member !== null) visit(member)
  }
  look(value)
  return used
}
