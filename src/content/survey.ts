import type { Colors, Ignore, Image, Section } from '../generated/types.ts'
import { type TextKind, type Visitor, walkPage, walkSection, walkSettings } from '../generated/walk.js'
import { type Content, type ContentPage, isUse, type Placed } from './content.ts'
import { deepest } from './json/inspect.ts'
import type { SourceFile } from './load.ts'

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

/** A text with letters in it that could mean something: a brace, a bracket, "<". Others need no look. */
export interface MarkedText extends Written {
  kind: TextKind | 'href'
}

/** All that rules ask about, gathered in one visit. */
export interface Survey extends Content {
  settingsPlace: Place
  sharedPlaces: ReadonlyMap<string, Place>
  /** A place for each page, without its sections. */
  pagePlaces: ReadonlyMap<ContentPage, Place>
  /** A place for each section on a page; of a shared one only what stands under "with". */
  sectionPlaces: ReadonlyMap<Placed, Place>
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
  /** How many fields the objects of each file have. */
  keys: ReadonlyMap<SourceFile, number>
}

const marked = /[{[<\]}]/

/** Visits everything once. */
export function survey(content: Content): Survey {
  const hrefs: Written[] = []
  const texts: MarkedText[] = []
  const sources: Written[] = []
  const ids: Written[] = []
  const images: Survey['images'] = []
  const colors: Survey['colors'] = []
  const ignoring: Survey['ignoring'] = []
  const byType = new Map<Section['type'], { section: Section; place: Place }[]>()
  const keys = new Map<SourceFile, number>()
  let place: Place
  /** A shared section on a page: of it only what depends on the page is gathered here. */
  let borrowed = false
  /** What stands under "with": it is gathered again with the whole section, as far as it depends on the page. */
  let partial = false

  const visitor: Visitor = {
    keys: 0,
    text(value, kind, holder, key) {
      if (!borrowed && marked.test(value)) texts.push({ value, kind, place, holder, key })
    },
    href(value, holder, key) {
      if (value.charCodeAt(0) === 35 ? !partial : !borrowed) hrefs.push({ value, place, holder, key })
      if (!borrowed && value.includes('{')) texts.push({ value, kind: 'href', place, holder, key })
    },
    id(value, holder, key) {
      if (!partial) ids.push({ value, place, holder, key })
    },
    src(value, holder, key) {
      if (!borrowed) sources.push({ value, place, holder, key })
    },
    image(image) {
      if (!borrowed) images.push({ image, place })
    },
    colors(found) {
      if (!borrowed) colors.push({ colors: found, place })
    },
  }
  const list = (section: Section, ignore: Ignore | undefined) => {
    if (ignore) ignoring.push({ ignore, place })
    const others = byType.get(section.type)
    if (others) others.push({ section, place })
    else byType.set(section.type, [{ section, place }])
  }
  const count = (file: SourceFile) => {
    keys.set(file, (keys.get(file) ?? 0) + visitor.keys)
    visitor.keys = 0
  }

  const { config } = content
  const settingsPlace: Place = at(config, '/site', content.settings, null, null, null)
  place = settingsPlace
  walkSettings(content.settings, visitor)

  const sharedPlaces = new Map<string, Place>()
  for (const [name, section] of Object.entries(content.shared)) {
    place = at(config, `/shared/${name}`, section, null, null, name)
    sharedPlaces.set(name, place)
    list(section, section.ignore)
    walkSection(section, visitor)
  }
  count(config)

  const pagePlaces = new Map<ContentPage, Place>()
  const sectionPlaces = new Map<Placed, Place>()
  for (const page of content.pages) {
    place = at(page.file, page.pointer, page.page, page, null, null)
    pagePlaces.set(page, place)
    if (page.page.ignore) ignoring.push({ ignore: page.page.ignore, place })
    walkPage(page.page, visitor)
    for (const placed of page.sections) {
      const entry = page.page.sections[placed.index]
      if (!entry || !isUse(entry)) {
        place = at(page.file, page.pointer, placed.section, page, placed, null)
        list(placed.section, placed.section.ignore)
        walkSection(placed.section, visitor)
      } else {
        place = at(page.file, page.pointer, entry.with ?? {}, page, placed, entry.use)
        const own = visitor.keys
        borrowed = true
        walkSection(placed.section, visitor)
        borrowed = false
        // What was just visited is written elsewhere: the fields here are those of the entry itself.
        visitor.keys = own + Object.keys(entry).length + (entry.with ? countKeys(entry.with) : 0)
        if (entry.with) {
          // The type of the shared section says what the fields are; that some may be missing is no matter to a visit.
          const standIn = { type: placed.section.type, ...entry.with } as Section
          place.standIn = standIn
          list(placed.section, standIn.ignore)
          partial = true
          const before = visitor.keys
          walkSection(standIn, visitor)
          visitor.keys = before
          partial = false
        }
      }
      sectionPlaces.set(placed, place)
    }
    count(page.file)
  }
  return {
    ...content,
    settingsPlace,
    sharedPlaces,
    pagePlaces,
    sectionPlaces,
    hrefs,
    texts,
    sources,
    ids,
    images,
    colors,
    ignoring,
    byType,
    keys,
  }
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

/** The number of fields in a value and in all that is in it. What is nested too deep is another rule's business. */
export function countKeys(value: unknown, left: number = deepest): number {
  if (typeof value !== 'object' || value === null || left === 0) return 0
  const inner = Object.values(value)
  return inner.reduce<number>((sum, item) => sum + countKeys(item, left - 1), Array.isArray(value) ? 0 : inner.length)
}
