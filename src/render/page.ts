import { createHash } from 'node:crypto'
import type { PageScripts, ScriptMap } from '../agreed/first-script.ts'
import type { SitePage } from '../content/resolve/site.ts'
import type { SiteSettings } from '../generated/types.ts'
import type { ArticleFacts } from '../parts/context.ts'
import type { Shell } from '../shell/index.tsx'
import { bareLooks, isSeenLater, shellLooks } from '../shell/looks.ts'
import { type Breadcrumbs, breadcrumbNav } from './breadcrumbs.ts'
import type { PageStyles } from './css.ts'
import { renderDocument } from './document.ts'
import { isLong, type LaterStyles, laterStyles, seenFirst, waitingScript, withLaterStyles } from './later-styles.ts'
import type { PlannedSection } from './plan.ts'
import { speculationRules } from './policy.ts'
import type { RenderedSection } from './section.tsx'
import { fillTemplate } from './template.ts'

/** What surrounds the sections of every page of a build. */
export interface Frame {
  readonly settings: SiteSettings
  readonly base: string
  readonly shell: Shell
  readonly breadcrumbs: Breadcrumbs
  readonly styles: Pick<PageStyles, 'of' | 'parted'>
  /** Without them nothing runs in a page. */
  pageScripts(hasIslands: boolean): PageScripts | undefined
  scriptMap(types: Iterable<string>): ScriptMap
  /** Tags that ask for the typefaces. */
  readonly fonts: readonly string[]
  /** The tag that allows a page its inline scripts. */
  policyTag(page: SitePage, scripts: readonly string[]): string
  /** Further tags of every page's head. */
  readonly extraHead: string
  /** Changes when any of the above does. */
  readonly key: string
}

/** Names a page's document: covers its sections, its head with its share card, its frame and the links in that. */
export function pageKey(page: SitePage, planned: readonly PlannedSection[], frame: Frame, card?: string): string {
  const { sections: _, places: __, file: ___, pointer: ____, made: _____, facts: ______, ...head } = page
  const hash = createHash('sha1')
    .update(frame.key)
    .update(JSON.stringify([head, card, frame.breadcrumbs.above(page)]))
  for (const section of planned) hash.update(section.hash)
  return hash.digest('base64url')
}

/** Names the same where what the page is made of is known before its sections are planned; undefined where it is not. */
export function sourceKey(
  page: SitePage,
  article: ArticleFacts,
  frame: Frame,
  card: string | undefined,
): string | undefined {
  if (page.made === undefined) return undefined
  return createHash('sha1')
    .update(frame.key)
    .update(JSON.stringify([page.made, article, card, frame.breadcrumbs.above(page)]))
    .digest('base64url')
}

export interface MadePage {
  /** In pieces: as one text all of it would be copied before it becomes bytes. */
  readonly html: readonly string[]
  /** All styles, wherever they stand. */
  readonly css: string
  /** The file of those that do not stand in the document. */
  readonly later: LaterStyles | undefined
  /** The section types that load script. */
  readonly islands: readonly string[]
}

/** The h1 of a page of which no section shows one; empty when the first does. */
export function hiddenHeading(page: SitePage, first: PlannedSection | undefined): string {
  return first?.context.level === 1 ? '' : page.title
}

/** Puts a page together from its sections. */
export function makePage(
  page: SitePage,
  planned: readonly PlannedSection[],
  sections: readonly RenderedSection[],
  frame: Frame,
  /** The file of the page's share card. */
  card?: string,
): MadePage {
  const { shell, settings, base } = frame
  const whole = page.layout !== 'bare'
  const types = planned.map(({ section }) => section.type)
  const above = frame.breadcrumbs.above(page)
  const looks = whole ? shellLooks(settings) : bareLooks(settings)
  const marksOf = (some: readonly RenderedSection[]) => some.map(({ facts }) => facts.marks)
  const around = [...looks, ...(above.length > 0 ? ['breadcrumbs'] : [])]
  const header = fillTemplate(whole ? shell.header : shell.home, page)
  const footer = whole ? fillTemplate(shell.footer, page) : ''
  const drawn = sections.map(({ html }) => html)
  const all = frame.styles.of([...types, ...around], marksOf(sections))
  const parts = isLong(drawn, header, footer, all)
    ? frame.styles.parted(
        {
          types: [...types.slice(0, seenFirst), ...around.filter((look) => !isSeenLater(look))],
          marks: marksOf(sections.slice(0, seenFirst)),
        },
        {
          types: [...types.slice(seenFirst), ...around.filter(isSeenLater)],
          marks: marksOf(sections.slice(seenFirst)),
        },
      )
    : { first: all, rest: '', all }
  const later = laterStyles(parts)
  const islands = [...new Set(types.filter((_, index) => sections[index]?.facts.island))]
  const pageScripts = frame.pageScripts(islands.length > 0)
  const inline = [pageScripts?.first, speculationRules(base), later && waitingScript].filter(
    (text) => text !== undefined,
  )
  const [first, second = first] = planned
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
      languages: page.languages,
      above,
      previous: page.previous,
      next: page.next,
      picture: sections[0]?.facts.eager[0],
      firstView: second?.context.id,
    },
    css: parts.first,
    breadcrumbs: breadcrumbNav(above, frame.breadcrumbs.name, base),
    header,
    hiddenHeading: hiddenHeading(page, first),
    sections: later ? withLaterStyles(drawn, `${base}/${later.name}`) : drawn,
    footer,
    overlays: fillTemplate(shell.overlays, page),
    pageScripts,
    scripts: frame.scriptMap(islands),
    fonts: frame.fonts,
    extraHead: frame.policyTag(page, inline) + frame.extraHead,
  })
  return { html, css: parts.all, later, islands }
}
