import type { Colors, Ignore, Image, Section } from '../../generated/types.ts'
import type { WordKind } from '../../schema/schema.ts'
import type { ContentPage, PageSection } from '../judge/content.ts'
import type { SourceFile } from '../read/source-file.ts'

/** A part of the files that stands alone: the settings, a shared section, a page without its sections, a section. */
export interface Place {
  file: SourceFile
  /** Where it stands: a JSON Pointer, or of a section that of its page. */
  base: string
  /** What is written there. */
  root: object
  /** What stood in for the root while it was visited: "with" is not a section by itself. */
  standIn: object | null
  page: ContentPage | null
  placed: PageSection | null
  /** The name under "shared". */
  shared: string | null
}

/** The JSON Pointer of a place. */
export function pointerOf({ base, placed, shared }: Place): string {
  return placed ? `${base}/sections/${placed.index}${shared === null ? '' : '/with'}` : base
}

/** Something that was written, and the object or list that holds it. */
export interface Written {
  value: string
  place: Place
  holder: object
  key: string | number
}

/** A link's address, and the object with the label or the heading that stands on it. */
export interface WrittenLink extends Written {
  named: object
}

/** A text with signs in it that could mean something, or with places. Others need no look. */
export interface MarkedText extends Written {
  kind: WordKind | 'href'
  /** The names in braces that are no variables: what the engine fills in. */
  places?: readonly string[] | undefined
}

/** A number of which few digits may follow the point. */
export interface Amount extends Omit<Written, 'value'> {
  value: number
  decimals: number
}

/** What was written, by what it is. */
export interface Gathered {
  hrefs: WrittenLink[]
  texts: MarkedText[]
  /** Texts of the schemas' examples. */
  copied: Written[]
  sources: Written[]
  ids: Written[]
  amounts: Amount[]
  images: { image: Image; place: Place }[]
  colors: { colors: Colors; place: Place }[]
  /** Fields of entries that their lists do not show. */
  notShown: { entry: object; key: string; shows: ReadonlySet<string>; place: Place }[]
  /** Where rules are opted out of. */
  ignoring: { ignore: Ignore; place: Place }[]
  /** The sections as they are written, by type: shared ones once, and again where a page changes them. */
  byType: Map<Section['type'], { section: Section; place: Place }[]>
}
