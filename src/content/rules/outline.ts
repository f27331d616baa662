import type { Placed } from '../judge/content.ts'
import type { Rule } from './rule.ts'

export const outline: Rule = {
  id: 'outline',
  severity: 'error',
  describe: 'Headings in running text fit below the headings around them.',
  check(site, report) {
    const articles = new Set(
      site.pages.filter(({ sections }) => sections.some(({ section }) => section.type === 'rich-text')),
    )
    for (const page of articles) {
      // Drafts are absent from the published page, so they hold no place in its outline.
      const shown = page.sections.filter(({ section }) => page.page.draft || section.draft !== true)
      // A first section without a heading has the page's title as h1, unseen.
      let level = 1
      for (const [index, placed] of shown.entries()) {
        if (index > 0 && hasHeading(placed)) level = 2
        const { section } = placed
        const place = site.sectionPlaces.get(placed)
        if (section.type !== 'rich-text' || !place) continue
        for (const heading of headings(section.body)) {
          const problem = judge(heading, level)
          if (problem) report(place, section, 'body', problem)
          level = Math.min(heading.level, 3)
        }
      }
    }
  },
}

interface TextHeading {
  level: number
  title: string
}

function headings(text: string): TextHeading[] {
  if (!text.includes('#')) return []
  return Array.from(text.matchAll(/^ {0,3}(#{1,6})[ \t]+(.*)$/gm), ([, marks = '', title = '']) => ({
    level: marks.length,
    title: title.trim(),
  }))
}

function judge({ level, title }: TextHeading, before: number) {
  if (level === 1)
    return {
      message: `"# ${title}" would be a second main heading.`,
      hint: 'The first section carries the only one. Begin with "## ".',
    }
  if (level > 3)
    return { message: `"${'#'.repeat(level)} ${title}" is too deep.`, hint: 'There are two steps: "## " and "### ".' }
  if (level <= before + 1) return undefined
  return {
    message: `"${'#'.repeat(level)} ${title}" skips a step: the heading before it is ${before === 1 ? 'the main one' : `an h${before}`}.`,
    hint: `Begin with "${'#'.repeat(before + 1)} ".`,
  }
}

function hasHeading({ section }: Placed): boolean {
  return section.type === 'hero-slider' || section.heading !== undefined
}
