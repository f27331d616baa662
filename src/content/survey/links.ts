import type { SiteSettings } from '../../generated/types.ts'
import type { Content, ContentPage } from '../judge/content.ts'
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
  | { kind: 'file' }
  | { kind: 'redirect'; to: string }
  | { kind: 'unsure' }
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

/** Finds out where addresses of this site, which begin with "/", lead. */
export function createResolver(site: Content): (href: string) => Target {
  // Of two pages with one path the first counts: links to it are not to blame.
  const pages = new Map<string, ContentPage>()
  for (const page of site.pages) if (!pages.has(page.page.path)) pages.set(page.page.path, page)
  const redirects = new Map<string, string>()
  // Of two redirects from one address the first counts.
  for (const { from, to } of site.settings.redirects ?? []) if (!redirects.has(from)) redirects.set(from, to)
  const resolved = new Map<string, Target>()

  function resolve(href: string): Target {
    const [beforeAnchor = '', anchor = ''] = split(href, '#')
    const [path = ''] = split(beforeAnchor, '?')
    const page = pages.get(path)
    if (page) return { kind: 'page', page, anchor: decode(anchor) }
    const to = redirects.get(path)
    if (to !== undefined) return { kind: 'redirect', to }
    if (site.publicFiles.has(decode(path)) || path === site.settings.feed?.path) return { kind: 'file' }
    if (!site.complete || site.unsurePaths.has(path)) return { kind: 'unsure' }
    return { kind: 'nowhere', path }
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

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** "%C3%A9" as the letter that it stands for. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
