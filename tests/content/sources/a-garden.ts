import { checkSite } from '../../../src/content/check.ts'
import type { At } from '../../../src/content/times/clock.ts'
import type { Item, Page, Section, SiteSettings, Source } from '../../../src/generated/types.ts'
import { aPage, aSite, said, sourcesOf } from '../a-site.ts'

/** A section of tiles that come from a source. */
export function tiles(source: Source, more: object = {}): Section {
  // The types say what is drawn: a section whose entries come from a source is written without "items".
  return { type: 'tile-grid', heading: 'Notes', source, ...more } as Section
}

/** A page of a garden's notes; a day of its own makes it an article. */
export function note(name: string, more: Partial<Page> & { day?: string } = {}): Page {
  const { day, ...rest } = more
  return aPage([{ type: 'hero', heading: `About ${name}` }], {
    path: `/notes/${name}`,
    title: `A note about ${name}`,
    description: `What we found out about ${name} in the garden, and what to do about it in spring.`,
    ...(day && { article: { published: day } }),
    ...rest,
  })
}

/** The home page with some sections, and other pages. */
export function garden(sections: Section[], pages: Page[], settings: Partial<SiteSettings> = {}) {
  return aSite([aPage(sections), ...pages], { settings })
}

/** What is said about a site, but for pages that no link leads to. */
export function mistakes(site: unknown, at: At = Date.now()): string[] {
  return said(checkSite(sourcesOf(site), { at }).diagnostics.filter(({ rule }) => rule !== 'orphan-pages'))
}

/** A page's section as it is drawn; undefined when it is left out. */
export function drawnSection(
  site: unknown,
  { path = '/', section = 0, drafts = false, at = Date.now() as At } = {},
): Section | undefined {
  return checkSite(sourcesOf(site), { drafts, at }).site?.pages.find((page) => page.path === path)?.sections[section]
}

/** Its entries. */
export function drawn(...all: Parameters<typeof drawnSection>): readonly Item[] | undefined {
  const section = drawnSection(...all)
  return section && 'items' in section ? section.items : undefined
}

/** Their headings. */
export function headings(...all: Parameters<typeof drawnSection>): (string | undefined)[] | undefined {
  return drawn(...all)?.map(({ heading }) => heading)
}
