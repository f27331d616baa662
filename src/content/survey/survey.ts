import type { Colors, Ignore, Image, Section } from '../../generated/types.ts'
import { type TextKind, walkSettings } from '../../generated/walk.js'
import { type Content, type ContentPage, isUse, type Placed } from '../judge/content.ts'
import type { SourceFile } from '../read/load.ts'
import { Gatherer } from './gather.ts'

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
  placed: Placed | null
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

/** A text with letters in it that could mean something: a brace, a bracket, "<", "*", "&", "#". Others need no look. */
export interface MarkedText extends Written {
  kind: TextKind | 'href'
}

/** What was written, by what it is. */
export interface Found {
  hrefs: Written[]
  texts: MarkedText[]
  sources: Written[]
  ids: Written[]
  images: { image: Image; place: Place }[]
  colors: { colors: Colors; place: Place }[]
  /** Where rules are opted out of. */
  ignoring: { ignore: Ignore; place: Place }[]
  /** The sections as they are written, by type: shared ones once, and again where a page changes them. */
  byType: ReadonlyMap<Section['type'], { section: Section; place: Place }[]>
}

/** All that rules ask about, gathered in one visit. */
export interface Survey extends Content, Found {
  settingsPlace: Place
  sharedPlaces: ReadonlyMap<string, Place>
  /** A place for each page, without its sections. */
  pagePlaces: ReadonlyMap<ContentPage, Place>
  /** A place for each section on a page; of a shared one only what stands under "with". */
  sectionPlaces: ReadonlyMap<Placed, Place>
  /** How many fields the objects of each file have. */
  keys: ReadonlyMap<SourceFile, number>
}

/** Visits everything once. */
export function survey(content: Content): Survey {
  const { config, settings, shared, pages } = content
  const settingsPlace = at(config, '/site', settings, null, null, null)
  const gatherer = new Gatherer(settingsPlace)
  walkSettings(settings, gatherer)

  const sharedPlaces = new Map<string, Place>()
  for (const [name, section] of Object.entries(shared)) {
    const place = at(config, `/shared/${name}`, section, null, null, name)
    sharedPlaces.set(name, place)
    gatherer.section(place, section, section.ignore)
  }
  const keys = new Map([[config, gatherer.takeKeys()]])
  const pagePlaces = new Map<ContentPage, Place>()
  const sectionPlaces = new Map<Placed, Place>()
  for (const page of pages) {
    const place = at(page.file, page.pointer, page.page, page, null, null)
    pagePlaces.set(page, place)
    gatherer.page(place, page.page)
    for (const placed of page.sections) {
      const entry = page.page.sections[placed.index]
      const used = entry && isUse(entry) ? entry : null
      const root = used ? (used.with ?? {}) : placed.section
      const there = at(page.file, page.pointer, root, page, placed, used?.use ?? null)
      sectionPlaces.set(placed, there)
      if (used) gatherer.use(there, placed.section, used)
      else gatherer.section(there, placed.section, placed.section.ignore)
    }
    keys.set(page.file, (keys.get(page.file) ?? 0) + gatherer.takeKeys())
  }
  return { ...content, ...gatherer.found, settingsPlace, sharedPlaces, pagePlaces, sectionPlaces, keys }
}

function at(
  file: SourceFile,
  base: string,
  root: object,
  page: ContentPage | null,
  placed: Placed | null,
  shared: string | null,
): Place {
  return { file, base, root, page, placed, shared, standIn: null }
}

/** The sections of one type, as they are written. */
export function sectionsOf<T extends Section['type']>(
  site: Survey,
  type: T,
): { section: Extract<Section, { type: T }>; place: Place }[] {
  // The list under a type holds sections of that type, which a Map cannot say.
  return (site.byType.get(type) ?? []) as { section: Extract<Section, { type: T }>; place: Place }[]
}
