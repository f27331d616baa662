import type { Section } from '../../generated/types.ts'
import { type ContentPage, isUse, type PageSection } from '../judge/content.ts'
import type { PageSource } from '../read/source-file.ts'
import type { DrawnContent } from '../sources/draw.ts'
import { finish, type Steps } from '../steps.ts'
import { Gatherer } from './gather.ts'
import { createResolver, deadAmong, type Link, linksAmong, type Target } from './links.ts'
import { createOwnPath } from './own.ts'
import { type ReadText, readTexts } from './texts.ts'
import { walkSettings } from './walk.ts'
import type { Gathered, Place, Written } from './written.ts'

/** What is written, and where it stands: all that can be known before a text is read. */
export interface Visited extends DrawnContent, Readonly<Gathered> {
  settingsPlace: Place
  sharedPlaces: ReadonlyMap<string, Place>
  /** A place for each page, without its sections. */
  pagePlaces: ReadonlyMap<ContentPage, Place>
  /** A place for each section on a page; of a shared one only what stands under "with". */
  sectionPlaces: ReadonlyMap<PageSection, Place>
}

/** All that rules ask about, gathered in one visit. */
export interface Survey extends Visited {
  /** The texts in which there is something to judge. */
  readTexts: readonly ReadText[]
  /** All links of the site, those in texts included. */
  links: readonly Link[]
  /** Those that lead to no page or file of this site, by their paths. */
  dead: ReadonlyMap<string, readonly Link[]>
  /** Finds out where an address of this site, which begins with "/", leads. */
  leadsTo(href: string): Target
  /** The path of a whole address of this site; undefined of any other address. */
  ownPath(address: string): string | undefined
  /** The ids that authors wrote, by the page. */
  idsOn: ReadonlyMap<ContentPage | null, readonly Written[]>
}

/** 50 pages: they take some 5 ms. */
const inStep = 50

/** Visits everything once. */
export function survey(content: DrawnContent): Survey {
  return finish(surveyInSteps(content))
}

export function* surveyInSteps(content: DrawnContent): Steps<Survey> {
  return yield* readInSteps(yield* visitInSteps(content))
}

export function* visitInSteps(content: DrawnContent): Steps<Visited> {
  const { config, settings, shared, pages } = content
  const settingsPlace = at({ file: config, pointer: '/site' }, settings, null, null, null)
  const gatherer = new Gatherer(settingsPlace)
  walkSettings(settings, gatherer)

  const sharedPlaces = new Map<string, Place>()
  for (const [name, section] of Object.entries(shared)) {
    const place = at({ file: config, pointer: `/shared/${name}` }, section, null, null, name)
    sharedPlaces.set(name, place)
    gatherer.section(place, section, section)
  }
  const pagePlaces = new Map<ContentPage, Place>()
  const sectionPlaces = new Map<PageSection, Place>()
  for (const [index, page] of pages.entries()) {
    if (index % inStep === 0) yield
    const place = at(page.source, page.page, page, null, null)
    pagePlaces.set(page, place)
    if (page.facts) continue
    gatherer.page(place, page.page)
    for (const placed of page.sections) {
      const entry = page.page.sections[placed.index] ?? placed.section
      const written = isUse(entry) ? (entry.with ?? {}) : entry
      const there = at(page.source, written, page, placed, placed.shared)
      sectionPlaces.set(placed, there)
      if (isUse(entry)) gatherer.use(there, placed.section, entry)
      else gatherer.section(there, entry, placed.section)
    }
  }
  const { gathered } = gatherer
  addKnownFiles(pagePlaces, gathered)
  return { ...content, ...gathered, settingsPlace, sharedPlaces, pagePlaces, sectionPlaces }
}

/** Reads the texts of what was visited, and finds out where its links lead. */
export function* readInSteps(visited: Visited): Steps<Survey> {
  const { settings } = visited
  const texts = yield* readTexts(visited.texts, settings)
  const links = linksAmong(visited.hrefs, texts, settings)
  addKnown(visited, links)
  const leadsTo = createResolver(visited, links)
  return {
    ...visited,
    readTexts: texts,
    links,
    dead: deadAmong(links, leadsTo),
    leadsTo,
    ownPath: createOwnPath(settings.url),
    idsOn: byPage(visited.ids),
  }
}

/**
 * Adds the files that pages show which were not read. Where in them it stands, nobody knows. Of these files, and of the variables
 * in texts, nothing is to be said, or it would be said of the pages: only which they are is asked.
 */
function addKnownFiles(pages: Visited['pagePlaces'], { sources }: Gathered): void {
  const shown = new Set<string>()
  for (const [{ facts, page }, place] of pages)
    for (const value of facts?.sources ?? [])
      if (shown.size < shown.add(value).size) sources.push({ place, holder: page, key: 'path', value })
}

/** Adds the links and the variables of these pages. */
function addKnown({ pagePlaces, texts }: Visited, links: Link[]): void {
  const filled = new Set<string>()
  for (const [{ facts, page }, place] of pagePlaces) {
    if (!facts) continue
    const here = { place, holder: page, key: 'path' }
    for (const href of facts.hrefs) {
      const written = { ...here, value: href }
      links.push({ href, label: null, words: written, inText: false, written })
    }
    for (const value of facts.variables)
      if (filled.size < filled.add(value).size) texts.push({ ...here, value, kind: 'href' })
  }
}

function at(
  { file, pointer }: Pick<PageSource, 'file' | 'pointer'>,
  root: object,
  page: ContentPage | null,
  placed: PageSection | null,
  shared: string | null,
): Place {
  return { file, base: pointer, root, page, placed, shared, standIn: null }
}

function byPage(ids: readonly Written[]): Map<ContentPage | null, Written[]> {
  const pages = new Map<ContentPage | null, Written[]>()
  for (const id of ids) {
    const others = pages.get(id.place.page)
    if (others) others.push(id)
    else pages.set(id.place.page, [id])
  }
  return pages
}

/** The sections of one type, as they are written. */
export function sectionsOf<T extends Section['type']>(
  site: Survey,
  type: T,
): { section: Extract<Section, { type: T }>; place: Place }[] {
  // The list under a type holds sections of that type, which a Map cannot say.
  return (site.byType.get(type) ?? []) as { section: Extract<Section, { type: T }>; place: Place }[]
}
