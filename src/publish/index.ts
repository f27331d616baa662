import { createHash } from 'node:crypto'
import path from 'node:path'
import { codeHash } from '../code-hash.ts'
import { judgeSite } from '../content/check.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { Pictures } from '../content/pictures/picture.ts'
import { factsOf } from '../content/read/facts-of.ts'
import type { KnownFacts } from '../content/read/known-pages.ts'
import type { Basis } from '../content/read/last-run.ts'
import { loadSources } from '../content/read/load.ts'
import { readFrom } from '../content/read/read-from.ts'
import type { ReadFrom } from '../content/read/snapshot.ts'
import type { Sources } from '../content/read/source-file.ts'
import type { Site } from '../content/resolve/site.ts'
import type { At } from '../content/times/clock.ts'
import { shownAt } from '../content/times/zone.ts'
import { contentPolicy } from '../render/policy.ts'
import { makeRoutes } from '../render/routes.ts'
import { root } from '../root.ts'
import { makeCards } from './cards.ts'
import { forColleagues } from './colleagues.ts'
import { loadEngine } from './engine.ts'
import { writeManifest } from './forms.ts'
import { prepareImages } from './images.ts'
import { oneAtATime } from './lock.ts'
import { Output } from './output.ts'
import { buildPages } from './pages.ts'
import type { Summary } from './report.ts'
import { SecondThread } from './second-thread.ts'
import { writeSiteFiles } from './site-files.ts'
import type { Copy } from './staged.ts'
import { Store } from './store.ts'
import { listed } from './weights.ts'

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

/** The content has errors: nothing was written. */
export class ContentError extends Error {
  constructor(
    readonly diagnostics: readonly Diagnostic[],
    readonly sources: Sources,
  ) {
    super('The content has errors.')
  }
}

/** Of so many pages each may take a twentieth of a second to be compressed as well as it can be. */
const fewPages = 50

/** Builds a site into a folder. When it fails the folder is as it was. */
export function buildSite(options: BuildOptions): Promise<BuildReport> {
  return oneAtATime(options.out, options.log, () => build(options))
}

async function build(options: BuildOptions): Promise<BuildReport> {
  const { config, base, preview, log, progress } = options
  const cache = path.join(root, '.cache')
  const publicFolder = path.join(path.dirname(path.resolve(config)), 'public')
  // The content is checked and the images are made while our code is bundled; what is wrong with them ends that.
  const bundling = new AbortController()
  const { code = codeHash() } = options
  const loading = loadEngine(code, log, bundling.signal)
  loading.catch(() => {})
  const { site, warnings, until, from, images, made, cards } = await prepare().catch((error: unknown) => {
    bundling.abort()
    throw error
  })
  const engine = await loading

  async function prepare() {
    const read = await readSite(options, code)
    const folders = { publicFolder, cache: path.join(cache, 'images'), base }
    const images = await prepareImages(read.site.publicFiles, read.pictures, folders)
    return { ...read, ...images, cards: await makeCards(read.site, path.join(cache, 'cards')) }
  }
  const thread = new SecondThread()
  const isSmall = options.copies.length > 0 && site.pages.length <= fewPages
  const output = await Output.open(path.resolve(options.out), options.copies, thread, isSmall ? 'best' : 'good')
  // A preview is built after each save, while the site itself may be.
  const own = createHash('sha1')
    .update(options.store ?? path.resolve(config))
    .update(preview ? ' preview' : '')
    .digest('hex')
    .slice(0, 12)
  const store = new Store(path.join(cache, 'render'), own)
  try {
    const routes = makeRoutes(site)
    const policy = contentPolicy(site, base)
    const [pages] = await Promise.all([
      buildPages({ site, routes, engine, images, cards, store, output, thread, base, policy, publicFolder, progress }),
      writeSiteFiles({
        site,
        routes,
        engine,
        madeImages: [...made, ...cards.values()],
        output,
        copies: options.copies,
        base,
        policy,
        publicFolder,
      }),
      writeManifest(site, base, code, output, path.join(cache, 'forms', own)),
    ])
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
      basis:
        typeof options.at === 'number'
          ? { from, since: options.at, until }
          : { from, since: 0, until: Number.POSITIVE_INFINITY },
      wrote: output.wrote,
    }
  } catch (error) {
    await output.discard()
    throw error
  }
}

interface ReadSite {
  readonly site: Site
  readonly pictures: Pictures
  readonly warnings: readonly Diagnostic[]
  readonly until: number
  readonly from: ReadFrom | undefined
}

/** The site as visitors get it, or colleagues. Its sources are not kept: they are large, and only mistakes refer to them. */
async function readSite({ config, at, preview, stampOf }: BuildOptions, code: string): Promise<ReadSite> {
  // Colleagues see other words in every page.
  const sources = await loadSources(config, undefined, preview ? undefined : { ...factsOf(config, code), stampOf })
  const { resolve, diagnostics, until, facts } = judgeSite(sources, { at })
  await sources.keepFacts?.(facts)
  const site = resolve()
  if (!site || diagnostics.some(({ severity }) => severity === 'error')) throw new ContentError(diagnostics, sources)
  return {
    site: preview ? forColleagues(site) : withoutDrafts(site),
    pictures: sources.pictures ?? new Map(),
    warnings: diagnostics,
    until,
    from: readFrom(sources),
  }
}

function withoutDrafts(site: Site): Site {
  const pages = site.pages
    .filter(({ draft }) => draft !== true)
    // One of which facts are kept has none; to look for them would be to read it.
    .map((page) => (page.facts ? page : { ...page, sections: page.sections.filter(({ draft }) => draft !== true) }))
  return { ...site, pages }
}
