import { percentAsSign } from '../../agreed/addresses.ts'
import type { SiteSettings } from '../../generated/types.ts'
import { hiddenIn } from '../invisible.ts'
import type { ContentPage } from '../judge/content.ts'
import { nearest } from '../judge/nearest.ts'
import { madeFiles } from '../made-files.ts'
import type { DrawnContent } from '../sources/draw.ts'
import type { Stretch } from '../text/places.ts'
import { fillText, fillVariables } from '../text/variables.ts'
import type { ReadText } from './texts.ts'
import type { Written, WrittenLink } from './written.ts'

/** A link with its variables filled in. */
export interface Link {
  href: string
  /** What the visitor reads on it, where that is known. */
  label: string | null
  /** Where that stands. */
  words: Pick<Written, 'place' | 'holder' | 'key'>
  /** It stands in a text, among other words. */
  inText: boolean
  /** Its address there, in its brackets. */
  part?: Stretch
  written: Written
}

/** Where an address of this site leads. */
export type Target =
  | { kind: 'page'; page: ContentPage; anchor: string }
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; to: string }
  /** It may be the path of a page that could not be read. */
  | { kind: 'unsure'; path: string }
  /** A page in a file that the config does not include. */
  | { kind: 'forgotten' }
  | { kind: 'nowhere'; path: string }

/** All links among what was written, those in texts included. */
export function linksAmong(hrefs: readonly WrittenLink[], texts: readonly ReadText[], settings: SiteSettings): Link[] {
  const variables = fillVariables(settings.variables ?? {})
  const links = hrefs.map((written): Link => {
    const { label, heading } = written.named as { label?: string; heading?: string }
    const key = label === undefined ? 'heading' : 'label'
    const words = { ...written, holder: written.named, key }
    return { href: fillText(written.value, variables), label: label ?? heading ?? null, words, inText: false, written }
  })
  for (const { written, links: inText } of texts) {
    for (const { label, href, address } of inText)
      links.push({ href, label, words: written, inText: true, part: address, written })
  }
  return links
}

const made = new Set(Object.values(madeFiles).map((name) => `/${name}`))

/** Finds out where addresses of this site, which begin with "/", lead. */
export function createResolver(site: DrawnContent, links: readonly Link[]): (href: string) => Target {
  // Of two pages with one path the first counts: links to it are not to blame.
  const pages = new Map<string, ContentPage>()
  for (const page of site.pages) if (!pages.has(page.page.path)) pages.set(page.page.path, page)
  const meantPaths = site.wrongPaths.map(({ meant }) => meant)
  // One of two pages with the same path could be any that is missing.
  const isOneTwice = new Set([...pages.keys(), ...meantPaths]).size < site.pages.length + meantPaths.length
  for (const [path, page] of site.further) if (!pages.has(path)) pages.set(path, page)
  const redirects = new Map<string, string>()
  // Of two redirects from one address the first counts.
  const variables = fillVariables(site.settings.variables ?? {})
  for (const { from, to } of site.settings.redirects ?? [])
    if (!redirects.has(from)) redirects.set(from, fillText(to, variables))
  const resolved = new Map<string, Target>()

  let named: Set<string> | undefined
  function isNamed(path: string): boolean {
    named ??= new Set(links.map(({ href }) => pathOf(href)))
    return named.has(path)
  }

  function resolve(href: string): Target {
    const path = pathOf(href)
    const [, anchor] = split(href, '#')
    const page = pages.get(path) ?? pages.get(path.replace(/\/index\.html$/, '') || '/')
    if (page) return { kind: 'page', page, anchor: decode(anchor) }
    const to = redirects.get(path)
    if (to !== undefined) return { kind: 'redirect', to }
    const isMade = made.has(path) || path === site.settings.feed?.path
    if (isMade || site.publicFiles.has(decode(path))) return { kind: 'file', path: decode(path) }
    if (site.unsurePaths.has(path) || !site.complete) return { kind: 'unsure', path }
    if (site.forgotten.has(path)) return { kind: 'forgotten' }
    const isOpen = isOneTwice || nearest(path, meantPaths) !== undefined || meantPaths.some((meant) => !isNamed(meant))
    return isOpen ? { kind: 'unsure', path } : { kind: 'nowhere', path }
  }
  return (href) => {
    let target = resolved.get(href)
    if (!target) {
      target = resolve(href)
      resolved.set(href, target)
    }
    return target
  }
}

/** An address without what stands behind its path. */
export function pathOf(href: string): string {
  return split(split(href, '#')[0], '?')[0]
}

/** The links that lead to no page or file of this site, by their paths. */
export function deadAmong(links: readonly Link[], leadsTo: (href: string) => Target): Map<string, Link[]> {
  const dead = new Map<string, Link[]>()
  for (const link of links) {
    // A letter that nobody sees is told of itself.
    if (!isOfSite(link.href) || hiddenIn(link.href)) continue
    const target = leadsTo(link.href)
    if (target.kind !== 'nowhere') continue
    const others = dead.get(target.path)
    if (others) others.push(link)
    else dead.set(target.path, [link])
  }
  return dead
}

/** Whether an address leads to a page or a file of this site. One with a variable that is unknown leads nowhere yet. */
export function isOfSite(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && href !== '/#' && !isUnfilled(href)
}

/** Whether an address has a variable in it that is unknown. */
export function isUnfilled(href: string): boolean {
  return href.includes('{') && /\{[^{}]*\}/.test(href)
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** "%C3%A9" as the letter that it stands for. */
function decode(text: string): string {
  try {
    return decodeURIComponent(percentAsSign(text))
  } catch {
    return text
  }
}
