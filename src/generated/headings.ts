// Made from schemas/ by npm run generate. Do not edit.
import type { Section } from './types.ts'

/** The heading that a section begins with, which is the main one of a page where the section is the first. */
export function headingOf(section: Section): string | undefined {
  switch (section.type) {
    case 'hero-slider':
      return section.items?.[0]?.heading
    case 'quote':
      return undefined
    default:
      return section.heading
  }
}
