import { sectionIds } from '../ids.ts'
import { split } from '../json/pointer.ts'
import { type ContentPage, isUse } from '../judge/content.ts'
import type { Judged } from '../judge/judge-content.ts'
import { formsNameOf } from '../read/facts-file.ts'
import type { PageFacts, PlacedForm } from '../read/page-facts.ts'
import type { PageSource, SourceFile, Sources } from '../read/source-file.ts'
import { firstPicture } from '../sources/entry.ts'
import { hasSource } from '../sources/lists.ts'
import type { Steps } from '../steps.ts'
import { fill, fillText, fillVariables, mentions, wholeAddress } from '../text/variables.ts'
import { isTimed } from '../times/span.ts'
import { anchorsOf } from './anchors.ts'
import { isOfSite } from './links.ts'
import type { Survey } from './survey.ts'
import type { MarkedText } from './written.ts'

/** Whether a page is made of its own file, the settings and what is shared alone, at any time. */
export function standsAlone({ page, sections }: ContentPage): boolean {
  return (
    !page.draft &&
    !isTimed(page) &&
    // A list may have been left out, because nothing was found for it.
    sections.length === page.sections.length &&
    sections.every(({ section, listed }) => !listed && !section.draft && !isTimed(section) && !hasSource(section))
  )
}

/** 50 pages: they take some 5 ms. */
const inStep = 50

/** What is to be kept of the pages of a site, where something is. */
export function* factsToKeep(
  sources: Sources,
  { problems }: Judged,
  site: Survey | null,
  /** Pages of which something is said, or may be. */
  told: ReadonlySet<ContentPage>,
): Steps<Map<PageSource, PageFacts>> {
  const kept = new Map<PageSource, PageFacts>()
  if (!sources.keepFacts || !site) return kept
  /** Names the page that a place is in: of the config one of its own pages, or what is around them; else the file. */
  const placeOf = (file: SourceFile, pointer = '') =>
    file === sources.config ? `${file.path}${split(pointer).slice(0, 2).join('/')}` : file.path
  const wrong = new Set([...problems].flatMap(([file, own]) => own.map(({ spot }) => placeOf(file, spot.pointer))))
  const ignoring = new Set(site.ignoring.map(({ place }) => place.page))
  const isClean = (page: ContentPage) =>
    page.source.made !== undefined &&
    !page.facts &&
    !wrong.has(placeOf(page.source.file, page.source.pointer)) &&
    !told.has(page) &&
    // Whether it opts out of something for nothing, only the whole site tells.
    !ignoring.has(page) &&
    standsAlone(page)
  const inMenu = pagesOfSettings(site)
  const taken = yield* takeFacts(site, new Set(site.pages.filter((page) => isClean(page) && !inMenu.has(page))))
  for (const { source, facts } of site.pages) if (facts) kept.set(source, facts)
  for (const [{ source }, facts] of taken) kept.set(source, facts)
  return kept
}

/** The pages that the settings lead to: how they look beside each other is judged. */
function pagesOfSettings({ links, settingsPlace, leadsTo }: Survey): Set<ContentPage> {
  const own = links.filter(({ href, written }) => written.place === settingsPlace && isOfSite(href))
  return new Set(
    own.map(({ href }) => leadsTo(href)).flatMap((target) => (target.kind === 'page' ? [target.page] : [])),
  )
}

/** The facts of some pages that stand alone and of which nothing is to be said. */
function* takeFacts(site: Survey, pages: ReadonlySet<ContentPage>): Steps<Map<ContentPage, PageFacts>> {
  const variables = fillVariables(site.settings.variables ?? {})
  const facts = new Map<ContentPage, PageFacts>()
  for (const page of pages) {
    if (facts.size % inStep === 0) yield
    facts.set(page, begin(page, site, variables))
  }
  // Most links are of pages that were not read.
  const of = ({ page }: { page: ContentPage | null }) => (page && !page.facts ? facts.get(page) : undefined)
  for (const { href, written } of site.links) {
    const { hrefs } = of(written.place) ?? {}
    if (hrefs && (isOfSite(href) || site.ownPath(href) !== undefined)) hrefs.push(href)
  }
  for (const { value, place } of site.sources) of(place)?.sources.push(value)
  for (const text of site.texts) of(text.place)?.variables.push(...variablesIn(text))
  for (const each of facts.values()) {
    each.hrefs = [...new Set(each.hrefs)]
    each.sources = [...new Set(each.sources)]
    each.variables = [...new Set(each.variables)]
  }
  return facts
}

function variablesIn({ value, places = [] }: MarkedText): string[] {
  const names = mentions(value).flatMap(({ name }) => (places.includes(name) ? [] : [`{${name}}`]))
  return names.length === 0 ? [] : [...names, ...Array.from(value.matchAll(wholeAddress), ([address]) => address)]
}

function begin(page: ContentPage, site: Survey, variables: Record<string, string>): PageFacts {
  const { sections: entries, ...head } = page.page
  const ids = sectionIds(page.sections.map(({ section }) => section))
  const forms = page.sections.flatMap(({ section }, index): PlacedForm[] =>
    section.type === 'form' ? [{ id: ids[index] ?? section.type, form: fill(section, variables) }] : [],
  )
  const drawnForms = JSON.stringify(forms)
  return {
    head,
    sections: entries.length,
    hrefs: [],
    sources: [],
    variables: [],
    ids: anchorsOf(site, page).map(({ id }) => id),
    uses: [...new Set(entries.filter(isUse).map(({ use }) => use))],
    picture: firstPicture(page, site.clock),
    players: page.sections.flatMap(({ section }) =>
      section.type === 'video' && section.player !== undefined ? [fillText(section.player, variables)] : [],
    ),
    forms: forms.map(({ form: { name, sends, keep } }) => ({ name, sends, keep })),
    formsName: formsNameOf(drawnForms),
    drawnForms,
  }
}
