import { createHash } from 'node:crypto'
import type { ScriptMap } from '../agreed/first-script.ts'
import type { SitePage } from '../content/resolve/site.ts'
import type { SiteSettings } from '../generated/types.ts'
import { forPage } from '../shell/current.ts'
import type { ShellHtml } from '../shell/index.tsx'
import { renderDocument } from './document.ts'
import { carriesHeading, type PlannedSection } from './plan.ts'

/** What surrounds the sections of every page of a build. */
export interface Frame {
  readonly settings: SiteSettings
  readonly base: string
  readonly shell: ShellHtml
  readonly styles: { of(types: Iterable<string>, html: readonly string[]): string }
  readonly mainScript: string
  scriptMap(types: Iterable<string>): ScriptMap
  /** Further tags of every page's head. */
  readonly extraHead: string
  /** Changes when any of the above does. */
  readonly key: string
}

/** Names a page's document: covers its sections, its head with its share card, and its frame. */
export function pageKey(page: SitePage, planned: readonly PlannedSection[], frame: Frame, card?: string): string {
  const { sections: _, file: __, pointer: ___, ...head } = page
  const hash = createHash('sha1')
    .update(frame.key)
    .update(JSON.stringify([head, card]))
  for (const section of planned) hash.update(section.hash)
  return hash.digest('base64url')
}

export interface MadePage {
  readonly html: string
  readonly css: string
  /** The section types that load script. */
  readonly islands: readonly string[]
}

/** Puts a page together from the HTML of its sections. */
export function makePage(
  page: SitePage,
  planned: readonly PlannedSection[],
  sections: readonly string[],
  frame: Frame,
  /** The file of the page's share card. */
  card?: string,
): MadePage {
  const { shell, settings, base } = frame
  const whole = page.layout !== 'bare'
  const inner = (html: string) => forPage(html, page.path, settings)
  const header = whole ? inner(shell.header) : ''
  const footer = whole ? inner(shell.footer) : ''
  const overlays = inner(shell.overlays)
  const css = frame.styles.of(
    planned.map(({ section }) => section.type),
    sections,
  )
  const openings = sections.map((html) => html.slice(0, html.indexOf('>')))
  const islands = openings.flatMap((tag) => / data-island="([^"]+)"/.exec(tag)?.[1] ?? [])
  const first = planned[0]?.section
  const html = renderDocument({
    settings,
    base,
    head: {
      path: page.path,
      title: page.title,
      description: page.description,
      noindex: page.noindex === true,
      image: card === undefined ? page.image?.src : `/${card}`,
      article: page.article,
    },
    css,
    header,
    hiddenHeading: first && carriesHeading(first) ? '' : page.title,
    sections,
    footer,
    overlays,
    mainScript: frame.mainScript,
    scripts: frame.scriptMap(new Set(islands)),
    extraHead: frame.extraHead,
  })
  return { html, css, islands: [...new Set(islands)] }
}
