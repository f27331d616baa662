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

function ofLink(site: Survey, { href, part, written }: Link, path: string, to: string): Letters[] {
  const own = /^https?:/i.test(href) ? site.ownPath(href) : href
  if (own === undefined || !isOfSite(own)) return []
  const target = site.leadsTo(own)
  if (target.kind !== 'page' || target.page.page.path !== path) return []
  const { file, pointer } = whereIs(site, written.place, written.holder, written.key)
  const start = part ? part.offset + opened(written.value.slice(part.offset)) : 0
  const address = part ? (/^[^\s>)]*/.exec(written.value.slice(start))?.[0] ?? '') : written.value
  // What stands before the path is the address of the site.
  const before = address.startsWith('/') ? 0 : address.length - own.length
  const letters = address.endsWith(own) || before === 0 ? moved(address.slice(before), path, to) : undefined
  if (letters) return [{ file: file.path, at: pointer, ...letters, offset: start + before + letters.offset }]
  const [first] = mentions(address)
  const name = first?.offset === 0 && first.closed ? first.name : ''
  const variable = moved(site.settings.variables?.[name] ?? '', path, to)
  if (variable) return [{ file: site.config.path, at: join('/site/variables', name), ...variable }]
  throw new Impossible(
    pointer,
    `its address ${address} is put together of variables: write ${href} there first.`,
    file.path,
  )
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
