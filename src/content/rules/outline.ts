import { headingOf } from '../../generated/headings.ts'
import type { Section } from '../../generated/types.ts'
import type { PageSection } from '../judge/content.ts'
import type { TextHeading } from '../text/marked.ts'
import { periodsOf } from './lib/periods.ts'
import type { Remark, Rule } from './rule.ts'

export const outline: Rule = {
  id: 'outline',
  severity: 'error',
  describe: 'Headings in running text fit below the headings around them.',
  check(site, report) {
    const texts = site.readTexts.filter(({ written }) => written.kind === 'article')
    const headings = new Map(texts.map((text) => [text.written.value, text.headings]))
    const articles = new Set(
      site.pages.filter(
        (page) => !page.facts && page.sections.some(({ section }) => textsWithHeadings(section).length > 0),
      ),
    )
    for (const page of articles) {
      const told = new Set<string>()
      for (const { sections } of periodsOf(page, site.clock)) {
        // Drafts are absent from the published page, so they hold no place in its outline.
        const shown = sections.filter(({ section }) => page.page.draft || section.draft !== true)
        for (const { placed, text, number, heading, remark } of judgeAll(shown, headings)) {
          const { offset, length } = heading
          const place = site.sectionPlaces.get(placed)
          const name = `${placed.index} ${number} ${offset}`
          // What is wrong in one period may be wrong in the next.
          if (place && !told.has(name)) report(place, text, 'body', { ...remark, part: { offset, length } })
          told.add(name)
        }
      }
    }
  },
}

/** What is wrong with the headings in the texts of some sections. */
function* judgeAll(sections: readonly PageSection[], headings: ReadonlyMap<string, readonly TextHeading[]>) {
  // A first section without a heading has the page's title as h1, unseen.
  let level = 1
  for (const [index, placed] of sections.entries()) {
    const { section } = placed
    if (index > 0 && headingOf(section) !== undefined) level = 2
    for (const [number, text] of textsWithHeadings(section).entries())
      for (const heading of headings.get(text.body) ?? []) {
        const remark = judge(heading, level)
        if (remark) yield { placed, text, number, heading, remark }
        level = Math.min(heading.level, 3)
      }
  }
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
