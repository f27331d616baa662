import { headingOf } from '../../generated/headings.ts'
import type { Section } from '../../generated/types.ts'
import type { TextHeading } from '../text/marked.ts'
import type { Remark, Rule } from './rule.ts'

export const outline: Rule = {
  id: 'outline',
  severity: 'error',
  describe: 'Headings in running text fit below the headings around them.',
  check(site, report) {
    const texts = site.readTexts.filter(({ written }) => written.kind === 'article')
    const headings = new Map(texts.map((text) => [text.written.value, text.headings]))
    const articles = new Set(
      site.pages.filter(({ sections }) => sections.some(({ section }) => textsWithHeadings(section).length > 0)),
    )
    for (const page of articles) {
      // Drafts are absent from the published page, so they hold no place in its outline.
      const shown = page.sections.filter(({ section }) => page.page.draft || section.draft !== true)
      // A first section without a heading has the page's title as h1, unseen.
      let level = 1
      for (const [index, placed] of shown.entries()) {
        if (index > 0 && headingOf(placed.section) !== undefined) level = 2
        const { section } = placed
        const place = site.sectionPlaces.get(placed)
        if (!place) continue
        for (const holder of textsWithHeadings(section))
          for (const heading of headings.get(holder.body) ?? []) {
            const { offset, length } = heading
            const remark = judge(heading, level)
            if (remark) report(place, holder, 'body', { ...remark, part: { offset, length } })
            level = Math.min(heading.level, 3)
          }
      }
    }
  },
}

/** What of a section holds a text with headings. */
function textsWithHeadings(section: Section): readonly { body: string }[] {
  if (section.type === 'article') return section.parts.filter((part) => part.kind === 'text')
  return section.type === 'rich-text' ? [section] : []
}

function judge({ level, title, drawn }: TextHeading, before: number): Remark | undefined {
  const signs = '#'.repeat(level)
  if (title.trim() === '')
    return { message: `This heading has no words: "${signs}".`, hint: 'Write them behind it, or remove it.' }
  if (level === 1)
    return {
      message: `"# ${title}" would be a second main heading.`,
      hint: 'The first section carries the only one. Begin with "## ".',
    }
  if (level > 3) return { message: `"${signs} ${title}" is too deep.`, hint: 'There are two steps: "## " and "### ".' }
  if (!drawn)
    return {
      message: `No heading can stand here: visitors would read "${signs} ${title}".`,
      hint: 'A heading has a line of its own, outside of lists, with no spaces before it.',
    }
  if (level <= before + 1) return undefined
  return {
    message: `"${signs} ${title}" skips a step: the heading before it is ${before === 1 ? 'the main one' : `an h${before}`}.`,
    hint: `Begin with "${'#'.repeat(before + 1)} ".`,
  }
}
