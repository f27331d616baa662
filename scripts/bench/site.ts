import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Section, SiteFile, SiteSettings } from '../../src/generated/types.ts'
import { root } from '../../src/root.ts'
import { benchFolder, putAside } from './aside.ts'
import { fullExamples } from './examples.ts'
import settings from './settings.json' with { type: 'json' }

const stories = '/bay/stories'
/** Pages that the header and the footer link to. */
const linked = [
  '/',
  '/bay/requests',
  '/bay/garden',
  '/bay/questions',
  '/bay/repairs',
  '/bay/crossings',
  '/bay/privacy',
  '/bay/courses',
  stories,
  '/bay/fares',
]
const onEachPage = 6
const nouns = ['pier', 'desk', 'garden', 'record', 'shift', 'report', 'sample', 'visit', 'round', 'chart', 'plan']
/** What authors write as sentences; names, addresses and labels stay as they are. */
const varying = new Set(['heading', 'text', 'body', 'note', 'eyebrow'])

/** What a page of a large site is made of: heavy types, so that six of seven pages hold a form. */
const large = new Set(['accordion', 'carousel', 'filter-list', 'form', 'hero-slider', 'tabs', 'tile-grid'])

/** A site of so many pages, each with the full examples of six such types in turn, no two texts alike. */
export function benchSite(count: number): SiteFile {
  const examples = fullExamples().filter(({ type }) => large.has(type))
  const turn = (page: number) =>
    Array.from({ length: onEachPage }, (_, index) => pick(examples, page * onEachPage + index))
  return siteOf(Array.from({ length: count }, (_, page) => [linked[page] ?? `/page-${page}`, turn(page)] as const))
}

/** A site of so many articles: the first page shows the newest, another all of them, and each those that are related. */
export function articleSite(count: number): WrittenSite {
  const article = (index: number) => ({
    path: `${stories}/story-${index}`,
    title: `Story ${index} of ${count} from the bay`,
    description: `What story ${index} of ${count} tells: it exists only to be measured, never to be read.`,
    topics: [nouns[index % nouns.length]],
    article: { published: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10) },
    sections: [
      { type: 'article', heading: `Story ${index}`, parts: [{ kind: 'text', body: story(index) }] },
      list('Read on', { related: true, limit: 3 }),
    ],
  })
  const heroes = fullExamples().filter(({ type }) => type === 'hero')
  const { site, pages, ...file } = siteOf(linked.map((address) => [address, heroes]))
  const lists: Readonly<Record<string, unknown>> = {
    '/': list('Latest stories', { pages: `${stories}/*`, limit: 3 }),
    [stories]: list('All stories', { pages: `${stories}/*`, perPage: 12 }),
  }
  return {
    ...file,
    site: { ...site, topics: nouns.map((name) => ({ name, label: `About the ${name}` })) },
    pages: [
      ...pages.map((page) => ({ ...page, sections: [...page.sections, lists[page.path] ?? []].flat() })),
      ...Array.from({ length: count }, (_, index) => article(index)),
    ],
  }
}

function list(heading: string, source: object): object {
  return { type: 'tile-grid', heading, source }
}

function story(index: number): string {
  const sentences = nouns.map(
    (noun, n) => `The ${noun} of day ${index * nouns.length + n} was told of by those who saw it.`,
  )
  return [...sentences, '## How it went on', ...sentences.map((sentence) => `Again: ${sentence}`)].join('\n\n')
}

/** The pages that a browser is sent to. */
export const visits = {
  text: '/text',
  tiles: '/tiles',
  large: '/large',
  all: '/every-section',
  island: (type: string) => `/only-${type}`,
}

/** A small site with pages without script, of the types of the large site, of every type, and of some types alone. */
export function visitSite(alone: readonly string[]): SiteFile {
  const examples = fullExamples()
  const of = (...types: string[]) => types.flatMap((type) => examples.filter((example) => example.type === type))
  // In the order of a real page: what moves stands first.
  const all = [
    ...of('hero-slider', 'hero'),
    ...examples.filter(({ type }) => type !== 'hero-slider' && type !== 'hero'),
  ]
  return siteOf([
    ...linked.map((address) => [address, of('hero', 'rich-text')] as const),
    // What is seen first is text: with a picture there, its way would be what is measured.
    [visits.text, [...of('hero').map(withoutImage), ...of('rich-text', 'feature', 'tile-grid', 'pricing')]],
    [visits.all, all],
    [visits.tiles, of('hero', 'tile-grid')],
    [visits.large, all.filter(({ type }) => large.has(type))],
    ...alone.map(
      (type) => [visits.island(type), type === 'hero-slider' ? of(type) : of('hero', 'feature', type)] as const,
    ),
  ])
}

/** The same pages as a site has them that has just been begun: a flat menu, and neither mark, newsletter, chat nor notice. */
export function asBegun(site: SiteFile): SiteFile {
  const { name, url, language, variables, theme } = settings
  const { menu, contact, copyright } = settings.footer
  const header = { menu: menu.flatMap(({ links }) => links) }
  return {
    ...site,
    site: { name, url, language, variables, theme, header, footer: { menu, contact, copyright } } as SiteSettings,
  }
}

/** A site of one page with so many sections of so many entries, and a second page. */
export function longSite(sections: number, entries: number): SiteFile {
  const long = Array.from(
    { length: sections },
    (_, index): Section => ({
      type: 'tile-grid',
      heading: `Section ${index + 1}`,
      items: Array.from({ length: entries }, (_, entry) => ({
        heading: `Entry ${entry + 1} of ${index + 1}`,
        text: 'A sentence or two, as they stand below the headings of tiles.',
      })),
    }),
  )
  return siteOf([
    ['/', long],
    ['/other', long.slice(0, 1)],
  ])
}

function withoutImage(section: Section): Section {
  return JSON.parse(JSON.stringify(section, (key, value) => (key === 'image' ? undefined : value))) as Section
}

/** Pages that follow each other in the menu must not look alike. */
function opening([first, ...others]: readonly Section[], index: number): Section[] {
  const tone = (['plain', 'tint', 'brand', 'dark'] as const)[index % 4]
  return first ? [{ ...first, tone } as Section, ...others] : []
}

function siteOf(pages: (readonly [address: string, sections: readonly Section[]])[]): SiteFile {
  const made = pages.map(([address, sections], index): Page => {
    const next = pages[(index + 1) % pages.length]?.[0] ?? '/'
    return {
      path: address,
      title: `Bench page ${index} of ${pages.length}`,
      description: `Page ${index} of ${pages.length} of a site that exists only to be measured, never to be read.`,
      sections: vary(opening(sections, index), index, next),
    }
  })
  // The file's types are literal, the import's are not.
  return { version: 2, site: settings as SiteSettings, pages: made }
}

/** Copies of the sections with a word of its own in each text, and the first link leading to the next page. */
function vary(sections: readonly Section[], page: number, next: string): Section[] {
  let texts = 0
  let linksOn = false
  return JSON.parse(JSON.stringify(sections), (key, value: unknown) => {
    if (key === 'href' && !linksOn) {
      linksOn = true
      return next
    }
    // Among colours "text" is one, too.
    if (typeof value !== 'string' || !varying.has(key) || /^#[\da-f]+$/i.test(value)) return value
    texts += 1
    return `${value} (${nouns[(page + texts) % nouns.length]} ${page})`
  }) as Section[]
}

/** The text of a config after the n-th change of one text on a page. */
export function withChange(config: string, page: number, n: number): string {
  return config.replace(new RegExp(` \\((\\w+) ${page}\\)"`), ` ($1 ${page}, ${changeMark(n)}"`)
}

/** What stands on the page after the n-th change. */
export function changeMark(n: number): string {
  return `change ${n})`
}

function pick(examples: readonly Section[], index: number): Section {
  const example = examples[index % examples.length]
  if (!example) throw new Error('The schemas have no examples.')
  return example
}

/** A site as it is written: where a list has a source, its entries are missing. */
interface WrittenSite extends Omit<SiteFile, 'pages'> {
  readonly pages: readonly unknown[]
}

interface Written {
  readonly config: string
  /** The config's text. */
  readonly text: string
}

/** Writes a site and the pictures of the examples into a folder of its own. */
export async function writeSite(name: string, site: WrittenSite, indent: number): Promise<Written> {
  const folder = path.join(benchFolder, name)
  await putAside(folder)
  await cp(path.join(root, 'schemas/examples'), path.join(folder, 'public/images/examples'), { recursive: true })
  const config = path.join(folder, 'pages.json')
  const text = JSON.stringify(site, null, indent)
  await writeFile(config, text)
  return { config, text }
}

/** Writes a site whose pages are files of their own, a hundred in a folder, and tells where a page is. */
export async function writeFiles(name: string, site: WrittenSite): Promise<Written & { page: (n: number) => string }> {
  const folder = path.join(benchFolder, name)
  const page = (n: number) => path.join(folder, `pages/${Math.floor(n / 100)}/${n}.json`)
  const written = await writeSite(name, { ...site, include: ['pages/**/*.json'], pages: site.pages.slice(0, 1) }, 2)
  for (const [n, each] of site.pages.entries()) {
    if (n === 0) continue
    await mkdir(path.dirname(page(n)), { recursive: true })
    await writeFile(page(n), JSON.stringify(each, null, 2))
  }
  return { ...written, page }
}
