import { examplePictures } from '../../schema/example-pictures.ts'
import { isUse, type PageSection } from '../judge/content.ts'
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
  uses: (site, name) => [...linked(site, (href) => leadsToPage(site, href, name)), ...greeted(site, name)],
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

/** All kinds of things that are used by their names. */
export const kinds: readonly Kind[] = [sharedSections, pages, files, variables, types]

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
