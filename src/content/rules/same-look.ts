import type { Section } from '../../generated/types.ts'
import type { ContentPage } from '../judge/content.ts'
import type { Survey } from '../survey/survey.ts'
import type { Rule } from './rule.ts'

/** With fewer pages in the menu nobody takes one for another, and small sites may well have one face. */
const enough = 5

export const sameLook: Rule = {
  id: 'same-look',
  severity: 'warning',
  describe: 'Pages that follow each other in the menu do not open and end alike.',
  check(site, report) {
    const pages = menuPages(site)
    if (pages.length < enough) return
    for (const [index, page] of pages.entries()) {
      const before = pages[index - 1]
      const place = site.pagePlaces.get(page)
      if (!before || !place || looksOf(before) !== looksOf(page)) continue
      report(place, page.page, 'path', {
        message: `${page.page.path} opens and ends like ${before.page.path}, which stands before it in the menu.`,
        hint: 'Visitors hardly see that they have come to another page. Give the first or the last section of one of the two another "look" or "tone".',
      })
    }
  },
}

/** The pages that the menu leads to, in its order, each once. */
function menuPages({ settings, leadsTo }: Survey): ContentPage[] {
  const links = (settings.header?.menu ?? []).flatMap(({ href, groups = [] }) => [
    href,
    ...groups.flatMap(({ items }) => items.map(({ link }) => link?.href)),
  ])
  const pages = links.flatMap((href) => {
    const target = href?.startsWith('/') ? leadsTo(href) : undefined
    return target?.kind === 'page' && !target.page.page.draft ? [target.page] : []
  })
  return [...new Set(pages)]
}

/** By what a page is known at a glance: the type, the look and the tone of its first and its last section. */
function looksOf({ sections }: ContentPage): string {
  const shown = sections.filter(({ section }) => !section.draft)
  return JSON.stringify([shown.at(0), shown.at(-1)].map((placed) => placed && lookOf(placed.section)))
}

function lookOf(section: Section): object {
  const look = 'look' in section ? section.look : undefined
  return { type: section.type, tone: section.tone ?? 'plain', look, picture: 'image' in section }
}
