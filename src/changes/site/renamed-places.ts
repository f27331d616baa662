import { join } from '../../content/json/pointer.ts'
import { isUse } from '../../content/judge/content.ts'
import { Impossible } from '../../content/operations/tree.ts'
import { whereIs } from '../../content/rules/lib/where.ts'
import { sourcesOf } from '../../content/sources/lists.ts'
import { isOfSite, type Link } from '../../content/survey/links.ts'
import type { Survey } from '../../content/survey/survey.ts'
import type { Place } from '../../content/survey/written.ts'
import { mentions } from '../../content/text/variables.ts'
import type { Source } from '../../generated/types.ts'
import type { Spot } from './operations.ts'

/** Letters of a text that name a page, and what takes their place. */
interface Letters extends Spot {
  offset: number
  length: number
  text: string
}

/** All places that name a page by its path, but for the page itself; of one text the last letters first. */
export function placesOf(site: Survey, path: string, to: string): Letters[] {
  const renamed = (place: Place, holder: object, key: string | number): Letters[] => {
    const { file, pointer } = whereIs(site, place, holder, key)
    return [{ file: file.path, at: pointer, offset: 0, length: path.length, text: to }]
  }
  const found = [
    ...site.links.flatMap((link) => ofLink(site, link, path, to)),
    ...(site.settings.chat?.greetings ?? []).flatMap(({ paths }) =>
      paths.flatMap((one, index) => (one === path ? renamed(site.settingsPlace, paths, index) : [])),
    ),
    ...sourcesIn(site).flatMap(({ place, source }) => [
      ...(['pages', 'except'] as const).flatMap((field) => {
        const names = source[field]
        if (typeof names !== 'object') return names === path ? renamed(place, source, field) : []
        return names.flatMap((name, index) => (name === path ? renamed(place, names, index) : []))
      }),
      ...(source.section?.split('#')[0] === path ? renamed(place, source, 'section') : []),
    ]),
  ]
  const unique = new Map(found.map((letters) => [`${letters.file} ${letters.at} ${letters.offset}`, letters]))
  return [...unique.values()].sort((a, b) => b.offset - a.offset)
}

function ofLink(site: Survey, link: Link, path: string, to: string): Letters[] {
  const own = ownOf(site, link)
  if (own === undefined || !leadsToPage(site, own, path)) return []
  const { written } = link
  const { file, pointer } = whereIs(site, written.place, written.holder, written.key)
  const { start, address } = addressIn(link)
  const place = { file: file.path, at: pointer }
  // The site's own address is one of its home page also without a slash at its end.
  if (siteAlone.test(address)) return [{ ...place, offset: start + address.length, length: 0, text: to }]
  // What stands before the path is the address of the site.
  const before = address.startsWith('/') ? 0 : address.length - own.length
  const letters = address.endsWith(own) || before === 0 ? moved(address.slice(before), path, to) : undefined
  if (letters) return [{ ...place, ...letters, offset: start + before + letters.offset }]
  const name = variableIn(address)
  const variable = moved(site.settings.variables?.[name] ?? '', path, to)
  if (variable && isOfPageAlone(site, name, path))
    return [{ file: site.config.path, at: join('/site/variables', name), ...variable }]
  const how = mentions(address).length > 0 ? 'put together of variables' : 'spelt otherwise'
  throw new Impossible(pointer, `its address ${address} is ${how}: write ${link.href} there first.`, file.path)
}

const siteAlone = /^https?:\/\/[^/?#]+$/i

/** A link as an address of this site; undefined when it leads elsewhere. */
function ownOf(site: Survey, { href }: Link): string | undefined {
  const own = /^https?:/i.test(href) ? site.ownPath(href) : href
  return own !== undefined && isOfSite(own) ? own : undefined
}

function leadsToPage(site: Survey, own: string, path: string): boolean {
  const target = site.leadsTo(own)
  return target.kind === 'page' && target.page.page.path === path
}

/** The address of a link as it is written, and where it begins in its text. */
function addressIn({ part, written: { value } }: Link): { start: number; address: string } {
  if (!part) return { start: 0, address: value }
  const start = part.offset + opened(value.slice(part.offset))
  return { start, address: /^[^\s>)]*/.exec(value.slice(start))?.[0] ?? '' }
}

/** The variable that an address begins with; nothing where there is none. */
function variableIn(address: string): string {
  const [first] = mentions(address)
  return first?.offset === 0 && first.closed ? first.name : ''
}

/** Whether all that begins with a variable leads to one page: with another value it would lead nowhere else. */
function isOfPageAlone(site: Survey, name: string, path: string): boolean {
  const links = site.links.filter((link) => variableIn(addressIn(link).address) === name)
  return links.every((link) => leadsToPage(site, ownOf(site, link) ?? '', path))
}

/** How many letters stand before an address in its brackets. */
function opened(brackets: string): number {
  return /^\(\s*<?/.exec(brackets)?.[0].length ?? 0
}

/** The letters of an address that are the path of a page; further pages of a list are below it. */
function moved(address: string, path: string, to: string): Pick<Letters, 'offset' | 'length' | 'text'> | undefined {
  const [own = ''] = address.split(/[?#]/, 1)
  if (own === path) return { offset: 0, length: path.length, text: to }
  const above = path === '/' ? '' : path
  if (own.startsWith(`${above}/`)) return { offset: 0, length: above.length, text: to === '/' ? '' : to }
  return undefined
}

/** All sources that are written in the site: those of shared sections once. */
function sourcesIn({ pagePlaces, sharedPlaces, shared }: Survey): { place: Place; source: Source }[] {
  const placed = (place: Place, section: object) => sourcesOf(section).map((source) => ({ place, source }))
  return [
    ...Array.from(pagePlaces, ([{ page }, place]) =>
      page.sections.flatMap((entry) => placed(place, isUse(entry) ? (entry.with ?? {}) : entry)),
    ).flat(),
    ...Array.from(sharedPlaces, ([name, place]) => placed(place, shared[name] ?? {})).flat(),
  ]
}
