import { checkSite } from '../../../src/content/check.ts'
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
export function mistakes(site: unknown): string[] {
  return said(checkSite(sourcesOf(site)).diagnostics.filter(({ rule }) => rule !== 'orphan-pages'))
}

/** The entries of a page's section as they are drawn; null when the section is left out. */
export function drawn(site: unknown, { path = '/', section = 0, drafts = false } = {}): readonly Item[] | null {
  const found = checkSite(sourcesOf(site), { drafts }).site?.pages.find((page) => page.path === path)
  const list = found?.sections[section]
  return list && 'items' in list ? (list.items ?? null) : null
}

/** Their headings. */
export function headings(...all: Parameters<typeof drawn>): (string | undefined)[] | null {
  return drawn(...all)?.map(({ heading }) => heading) ?? null
}
