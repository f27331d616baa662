import { examplePictures } from '../../schema/example-pictures.ts'
import { isUse, type PageSection } from '../judge/content.ts'
import { sourcesOf } from '../sources/lists.ts'
import { isOfSite, type Link } from '../survey/links.ts'
import type { Survey } from '../survey/survey.ts'
import type { Place } from '../survey/written.ts'
import type { Stretch } from '../text/places.ts'
import { mentions } from '../text/variables.ts'

/** A place where something is used. */
export interface Use {
  place: Place
  holder: object
  key: string | number
  part?: Stretch | undefined
}

/** Things of one kind that a site may use by their names. */
export interface Kind {
  /** What people call one. */
  what: string
  names(site: Survey): Iterable<string>
  /** The name as those above are written, where people may write it otherwise. */
  named?(written: string): string
  uses(site: Survey, name: string): Use[]
}

const sharedSections: Kind = {
  what: 'shared section',
  names: ({ shared }) => Object.keys(shared),
  uses: (site, name) => placed(site, ({ shared }) => shared === name),
}

const pages: Kind = {
  what: 'page',
  names: (site) => site.pages.map(({ page }) => page.path),
  uses: (site, name) => [
    ...linked(site, (href) => leadsToPage(site, href, name)),
    ...greeted(site, name),
    ...listing(site, name),
  ],
}

const files: Kind = {
  what: 'file',
  names: ({ publicFiles, sources }) => [
    ...publicFiles,
    ...sources.map(({ value }) => value).filter((value) => examplePictures.has(value)),
  ],
  named: (written) => written.replace(/^(\.\/)?public\//, '/'),
  uses: (site, name) => [
    ...site.sources.filter(({ value }) => value === name),
    ...linked(site, (href) => {
      const target = site.leadsTo(href)
      return target.kind === 'file' && target.path === name
    }),
  ],
}

const variables: Kind = {
  what: 'variable',
  names: ({ settings }) => Object.keys(settings.variables ?? {}),
  named: (written) => written.replace(/^\{(.*)\}$/, '$1'),
  uses: ({ texts }, name) =>
    texts.flatMap(({ value, place, holder, key, places = [] }) =>
      places.includes(name)
        ? []
        : mentions(value)
            .filter((mention) => mention.name === name)
            .map((part) => ({ place, holder, key, part })),
    ),
}

const types: Kind = {
  what: 'section type',
  names: (site) => site.pages.flatMap(({ sections }) => sections.map(({ section }) => section.type)),
  uses: (site, name) => placed(site, ({ section }) => section.type === name),
}

const topics: Kind = {
  what: 'topic',
  names: ({ settings }) => (settings.topics ?? []).map(({ name }) => name),
  uses: ({ pagePlaces, sharedPlaces, shared }, name) => [
    ...Array.from(pagePlaces, ([{ page }, place]) => [
      ...namedIn(place, page, 'topics', name),
      ...page.sections.flatMap((entry) => sourcedBy(place, isUse(entry) ? (entry.with ?? {}) : entry, name)),
    ]).flat(),
    ...Array.from(sharedPlaces, ([own, place]) => sourcedBy(place, shared[own] ?? {}, name)).flat(),
  ],
}

const people: Kind = {
  what: 'person',
  names: ({ settings }) => Object.keys(settings.people ?? {}),
  uses: ({ pagePlaces }, name) =>
    Array.from(pagePlaces, ([{ page }, place]) =>
      page.article?.author === name ? [{ place, holder: page.article, key: 'author' }] : [],
    ).flat(),
}

/** All kinds of things that are used by their names. */
export const kinds: readonly Kind[] = [sharedSections, pages, files, variables, types, topics, people]

/** The entries of pages that some sections stand for. */
function placed({ pages, pagePlaces }: Survey, isMeant: (section: PageSection) => boolean): Use[] {
  return pages.flatMap((page) => {
    const place = pagePlaces.get(page)
    return page.sections.filter(isMeant).flatMap(({ index }) => {
      const entry = page.page.sections[index]
      return place && entry ? [{ place, holder: entry, key: isUse(entry) ? 'use' : 'type' }] : []
    })
  })
}

function linked({ links }: Survey, leadsThere: (href: string) => boolean): Use[] {
  const place = ({ written, part }: Link) => ({ place: written.place, holder: written.holder, key: written.key, part })
  return links.filter(({ href }) => isOfSite(href) && leadsThere(href)).map(place)
}

/** The lists that show a page, now or at another time. */
function listing(site: Survey, path: string): Use[] {
  const isListed = ({ listed = [], page }: PageSection) =>
    page.page.path !== path && listed.some((one) => one.path === path)
  return placed(site, isListed)
}

/** Where the sources of a section ask for a topic. */
function sourcedBy(place: Place, section: object, topic: string): Use[] {
  return sourcesOf(section).flatMap((source) => namedIn(place, source, 'topic', topic))
}

/** Where a name stands in a field that holds one name or a list of them. */
function namedIn<K extends string>(
  place: Place,
  object: { [key in K]?: string | string[] },
  key: K,
  name: string,
): Use[] {
  const value: string | string[] | undefined = object[key]
  if (value === name) return [{ place, holder: object, key }]
  const at = typeof value === 'object' ? value.indexOf(name) : -1
  return at < 0 || typeof value !== 'object' ? [] : [{ place, holder: value, key: at }]
}

/** Where the chat begins with other words on a page. */
function greeted({ settings, settingsPlace }: Survey, path: string): Use[] {
  const lists = (settings.chat?.greetings ?? []).map(({ paths }) => paths)
  return lists.flatMap((paths) =>
    [...paths.keys()].filter((key) => paths[key] === path).map((key) => ({ place: settingsPlace, holder: paths, key })),
  )
}

/** Whether an address leads to a page, at once or by a redirect. */
function leadsToPage({ leadsTo }: Survey, href: string, path: string): boolean {
  const first = leadsTo(href)
  const target = first.kind === 'redirect' && isOfSite(first.to) ? leadsTo(first.to) : first
  return target.kind === 'page' && target.page.page.path === path
}
