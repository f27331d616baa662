// Made from schemas/ by npm run generate. Do not edit.
import type { Colors, Image, Page, Section, SiteSettings } from './types.ts'

/** What a text may hold: nothing but variables, one line with emphasis and links, paragraphs and lists, or headings too. */
export type TextKind = 'code' | 'plain' | 'inline' | 'prose' | 'article'

/** Gets all that was written, with the object or list that holds it. */
export interface Visitor {
  /** Counts the fields. */
  keys: number
  text(value: string, kind: TextKind, holder: object, key: string | number): void
  href(value: string, holder: object, key: string | number): void
  id(value: string, holder: object, key: string | number): void
  src(value: string, holder: object, key: string | number): void
  image(holder: Image): void
  colors(holder: Colors): void
}

export declare function walkSection(section: Section, visitor: Visitor): void
export declare function walkSettings(settings: SiteSettings, visitor: Visitor): void
/** All of a page but its sections. */
export declare function walkPage(page: Page, visitor: Visitor): void
