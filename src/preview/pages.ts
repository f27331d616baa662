import path from 'node:path'
import type { RunnableDevEnvironment } from 'vite'
import type { ScriptMap } from '../agreed/first-script.ts'
import type { Site, SitePage } from '../content/resolve/site.ts'
import { prepareImages } from '../publish/images.ts'
import { escapeHtml } from '../render/escape-html.ts'
import { iconTag } from '../render/head.ts'
import type * as Render from '../render/index.ts'
import { type Frame, makePage } from '../render/page.ts'
import { planSections } from '../render/plan.ts'
import { root } from '../root.ts'
import { examplePictures } from '../schema/example-pictures.ts'
import { sectionScripts } from '../vite/scripts.ts'
import { neededSheets, type Sheets, styleElements } from './styles.ts'

export interface DrawnSection {
  readonly hash: string
  readonly html: string
}

/** Draws pages for the live preview with the build's own renderer, each section once until it or our code changes. */
export class LivePages {
  private drawn = new Map<string, string>()
  private generation = 0
  private images: Awaited<ReturnType<typeof prepareImages>> = { images: new Map(), made: [] }

  constructor(
    private readonly ssr: RunnableDevEnvironment,
    private readonly sheets: Sheets,
    private readonly publicFolder: string,
  ) {}

  /** Our code has changed: everything may look different. */
  forget(): void {
    this.drawn.clear()
    this.generation += 1
  }

  /** Looks at the images of the site again, and at those that the gallery shows. */
  async prepare({ publicFiles }: Site): Promise<void> {
    const files = [...publicFiles, ...examplePictures.keys()]
    this.images = await prepareImages(files, this.publicFolder, path.join(root, '.cache/images'), '')
  }

  /** Where the file lies that was made of an image, by its address. */
  madeImage(address: string): string | undefined {
    return this.images.made.find(({ name }) => `/${name}` === address)?.file
  }

  async sections(page: SitePage, site: Site): Promise<DrawnSection[]> {
    const { renderSection } = await this.render()
    return this.plan(page, site).map(({ section, context, hash }, index) => {
      const html = this.drawn.get(hash) ?? draw(() => renderSection(section, context), page, index)
      this.drawn.set(hash, html)
      return { hash, html: html.replace('<section', `<section data-hash="${hash}"`) }
    })
  }

  /** The style sheets of a page, by file. */
  async styles(page: SitePage): Promise<Record<string, string>> {
    await this.render()
    const needed = neededSheets(this.ssr, new Set(page.sections.map(({ type }) => type)))
    return Object.fromEntries(needed.map((file) => [file, this.sheets.get(file) ?? '']))
  }

  async document(page: SitePage, site: Site): Promise<string> {
    const { renderShell, themeVariables } = await this.render()
    const { settings } = site
    const frame: Frame = {
      settings,
      base: '',
      shell: renderShell(settings, { base: '', leads: settings.leads?.base ?? '', images: this.images.images }),
      styles: { of: () => '' },
      mainScript: '/src/preview/browser.ts',
      scriptMap: devScripts,
      extraHead: iconTag(site.publicFiles, '') + styleElements(await this.styles(page), themeVariables(settings.theme)),
      key: '',
    }
    const sections = await this.sections(page, site)
    return makePage(
      page,
      this.plan(page, site),
      sections.map(({ html }) => html),
      frame,
    ).html
  }

  private plan(page: SitePage, site: Site) {
    return planSections(page.sections, {
      base: '',
      leads: site.settings.leads?.base ?? '',
      language: site.settings.language,
      images: this.images.images,
      renderer: String(this.generation),
    })
  }

  private render(): Promise<typeof Render> {
    return this.ssr.runner.import('/src/render/index.ts')
  }
}

/** A section that throws shows a box that says where it is; the rest of the page is drawn. */
function draw(render: () => string, page: SitePage, index: number): string {
  try {
    return render()
  } catch (error) {
    const type = page.sections[index]?.type
    const place = `${page.file} ${page.path} › section ${index + 1} (${type})`
    return `<section data-section="${type}" class="preview-failure"><strong>${escapeHtml(place)} could not be drawn</strong><p>${escapeHtml(String(error))}</p></section>`
  }
}

/** All section scripts as Vite serves them: a section that is added later finds its own. */
function devScripts(): ScriptMap {
  const entries = [...sectionScripts()].map(([type, { file, react }]) => {
    const script = { file: `/${file}`, preload: [], ...(react && { hydrate: '/src/browser/islands/hydrate.tsx' }) }
    return [type, script] as const
  })
  return Object.fromEntries(entries)
}
