import { createHash } from 'node:crypto'
import path from 'node:path'
import { codeHash } from '../code-hash.ts'
import { factsOf } from '../content/read/facts-of.ts'
import type { KnownFacts } from '../content/read/known-pages.ts'
import type { Basis } from '../content/read/last-run.ts'
import { loadSources } from '../content/read/load.ts'
import type { Sources } from '../content/read/source-file.ts'
import type { Site } from '../content/resolve/site.ts'
import type { At } from '../content/times/clock.ts'
import { shownAt } from '../content/times/zone.ts'
import { sitePolicy } from '../render/policy.ts'
import { makeRoutes } from '../render/routes.ts'
import { root } from '../root.ts'
import { makeCards, planCards } from './beside-pages/cards.ts'
import { makeImages, planImages } from './beside-pages/images.ts'
import { writeSiteFiles } from './beside-pages/index.ts'
import { forColleagues } from './colleagues.ts'
import { Store } from './drawing/store.ts'
import { type Engine, loadEngine } from './engine/index.ts'
import { writeManifest } from './forms/index.ts'
import { Judging } from './judging.ts'
import { refuseOwnFolders } from './output/folder.ts'
import { Output } from './output/index.ts'
import { oneAtATime } from './output/lock.ts'
import { buildPages } from './pages.ts'
import { SecondThread } from './second-thread/index.ts'
import type { Copy } from './second-thread/staged.ts'
import { listed } from './weights/index.ts'
import type { Summary } from './weights/report.ts'

export interface BuildOptions {
  /** The pages.json to build. */
  readonly config: string
  /** The folder to write. */
  readonly out: string
  /** Where the site is hosted below its domain: "" or "/sub". */
  readonly base: string
  /** The moment that it shows. */
  readonly at: At
  /** The compressed copies that are written, for servers that send what lies beside a file. */
  readonly copies: readonly Copy[]
  /** For colleagues to look at before it is published. */
  readonly preview: boolean
  /** What its drawn sections are kept under, where another build may have the same ones; the config's own place. */
  readonly store?: string
  /** What the file system says of a file, where that was asked before. */
  readonly stampOf?: KnownFacts['stampOf']
  /** Names all that pages are made with, where that is known. */
  readonly code?: string
  readonly log: (line: string) => void
  /** Called as pages are done. */
  readonly progress?: (done: number, all: number) => void
}

export interface BuildReport {
  readonly summary: Summary
  readonly basis: Basis
  /** The files that it put in place. */
  readonly wrote: readonly string[]
}

/** Of so many pages each may take a twentieth of a second to be compressed as well as it can be. */
const fewPages = 50

/** Builds a site into a folder. When it fails the folder is as it was. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  refuseOwnFolders(options.config, options.out)
  return oneAtATime(options.out, options.log, () => build(options))
}

async function build(options: BuildOptions): Promise<BuildReport> {
  const { code = codeHash() } = options
  // The content is read while our code is bundled; what is wrong with it ends that.
  const preparing = new AbortController()
  const loading = loadEngine(code, options.log, preparing.signal)
  loading.catch(() => {})
  let judging: Judging | undefined
  try {
    judging = new Judging(await readSources(options, code), options.at)
    return await draw(options, code, judging, loading, preparing.signal)
  } catch (error) {
    preparing.abort()
    // What is wrong with the content may be what it could not be drawn for.
    await judging?.end()
    throw error
  }
}

async function draw(
  options: BuildOptions,
  code: string,
  judging: Judging,
  loading: Promise<Engine>,
  signal: AbortSignal,
): Promise<BuildReport> {
  const { config, base, preview, progress } = options
  const cache = path.join(root, '.cache')
  const publicFolder = path.join(path.dirname(path.resolve(config)), 'public')
  const site = preview ? forColleagues(judging.drawable()) : withoutDrafts(judging.drawable())
  const folders = { publicFolder, cache: path.join(cache, 'images'), base }
  const pictures = planImages(site.publicFiles, judging.pictures, folders)
  const images = new Map(pictures.map(({ src, image }) => [src, image]))
  const cards = planCards(site, path.join(cache, 'cards'))
  // Pages need no more than their names.
  const making = [makeImages(pictures, folders, signal), makeCards(cards.values(), signal)]
  const madeImages = Promise.all(making).then((lists) => lists.flat())
  madeImages.catch(() => {})
  const engine = await judging.beside(loading)
  const thread = new SecondThread({ code: engine.renderCode, words: site.words })
  const isSmall = options.copies.length > 0 && site.pages.length <= fewPages
  const output = await Output.open(path.resolve(options.out), options.copies, thread, isSmall ? 'best' : 'good')
  const own = ownName(options)
  const store = new Store(path.join(cache, 'render'), own, site.pages.length)
  try {
    const routes = makeRoutes(site)
    const [pages] = await Promise.all([
      buildPages({ site, judging, routes, engine, images, cards, store, output, thread, base, publicFolder, progress }),
      writeSiteFiles({
        site,
        routes,
        engine,
        madeImages,
        output,
        copies: options.copies,
        base,
        policy: sitePolicy(site, base),
        publicFolder,
      }),
      writeManifest(site, base, code, output, path.join(cache, 'forms', own)),
    ])
    const { warnings, until, from } = await judging.end()
    const { written, removed } = await output.finish()
    store.save()
    return {
      summary: {
        rows: listed(pages.pages),
        ...pages,
        pages: pages.pages.length,
        written,
        removed,
        warnings: warnings.length,
        until: Number.isFinite(until) ? shownAt(until, site.settings.timezone) : null,
      },
      basis: { from, ...holdsFor(options.at, until) },
      wrote: output.wrote,
    }
  } catch (error) {
    await output.discard()
    throw error
  }
}

/** What is kept of this build alone. A preview is built after each save, while the site itself may be. */
function ownName({ store, config, preview }: BuildOptions): string {
  return createHash('sha1')
    .update(store ?? path.resolve(config))
    .update(preview ? ' preview' : '')
    .digest('hex')
    .slice(0, 12)
}

/** From when to when the same would be built: what shows a time that was named does so for ever. */
function holdsFor(at: At, until: number): Pick<Basis, 'since' | 'until'> {
  return typeof at === 'number' ? { since: at, until } : { since: 0, until: Number.POSITIVE_INFINITY }
}

/** A site's files, with what is known of its pages. */
function readSources({ config, preview, stampOf }: BuildOptions, code: string): Promise<Sources> {
  // Colleagues see other words in every page.
  return loadSources(config, undefined, preview ? undefined : { ...factsOf(config, code), stampOf })
}

function withoutDrafts(site: Site): Site {
  const pages = site.pages
    .filter(({ draft }) => draft !== true)
    // One of which facts are kept has none; to look for them would be to read it.
    .map((page) => (page.facts ? page : { ...page, sections: page.sections.filter(({ draft }) => draft !== true) }))
  return { ...site, pages }
}
