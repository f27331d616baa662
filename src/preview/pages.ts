import path from 'node:path'
import { firstScript } from '../agreed/first-script.ts'
import type { Picture, Pictures } from '../content/pictures/picture.ts'
import type { Site, SitePage } from '../content/resolve/site.ts'
import { hashOf } from '../hash.ts'
import {
  formToShow,
  type ImageForm,
  type PlannedImage,
  planImages,
  type Shown,
} from '../publish/beside-pages/images.ts'
import { publicFile } from '../publish/public-file.ts'
import { articleFacts } from '../render/articles.ts'
import { breadcrumbsOf } from '../render/breadcrumbs.ts'
import { fontPreloads, iconTag } from '../render/head.ts'
import { type Frame, hiddenHeading, makePage } from '../render/page.ts'
import { type PlannedSection, planSections, usedImages } from '../render/plan.ts'
import type { RenderedSection } from '../render/section.tsx'
import { root } from '../root.ts'
import { examplePictures } from '../schema/example-pictures.ts'
import { fontFaces } from '../theme/fonts.ts'
import { type DrawnSection, markWords, missingBox, type Told, thrownSection } from './failing.ts'
import type { Mark } from './latest/marks.ts'
import type { Update } from './messages.ts'
import { Recent } from './recent.ts'
import type { LiveRenderer } from './renderer.ts'
import type { Running } from './scripts.ts'
import { lookElement, styleElements } from './styles.ts'

/** 2,000 sections: some 300 pages, and with 40 kB each not more than 80 MB. */
const remembered = 2000

/** 60: those of some pages, 100 kB each. */
const rememberedPictures = 60

/** How a page is shown: by itself; as an example among others; or as a picture of one, in which nothing runs. */
export type Showing = 'page' | 'example' | 'still'

/** Draws pages for the live preview with the build's own renderer, each section once until it or our code changes. */
export class LivePages {
  private readonly drawn = new Recent<RenderedSection>(remembered)
  /** What stood last at the places of pages: it stays while what comes there cannot be drawn. */
  private readonly last = new Recent<DrawnSection>(remembered)
  private generation = 0
  private pictures: Pictures | null = null
  private images: ReadonlyMap<string, PlannedImage['image']> = new Map()
  private forms: readonly ImageForm[] = []
  private readonly shown = new Recent<Shown>(rememberedPictures)

  constructor(
    private readonly renderer: LiveRenderer,
    private readonly scripts: () => Promise<Running>,
    private readonly publicFolder: string,
    private readonly told?: Told,
  ) {}

  /** Our code has changed: everything may look different. */
  forget(): void {
    this.renderer.forget()
    this.drawn.clear()
    this.generation += 1
  }

  /**
   * Looks at the images of the site again, and at those that the gallery shows. While not all is right, what is gone or
   * damaged is known as it was: so are the pages that show it.
   */
  async prepare(pictures: Pictures, right: boolean): Promise<void> {
    if (pictures === this.pictures) return
    const files = [...pictures.keys(), ...examplePictures.keys()]
    const folders = { publicFolder: this.publicFolder, cache: path.join(root, '.cache/images'), base: '' }
    const planned = planImages(files, pictures, folders)
    const named = planned.map(
      ({ src, image }) => [src, { ...image, src: withContent(image.src, pictures.get(src)) }] as const,
    )
    const forms = planned.flatMap((image) => image.forms)
    const kept = right ? [] : [...this.images].filter(([src]) => pictures.get(src)?.flaw !== null)
    this.images = new Map([...named, ...kept])
    this.forms = right ? forms : [...forms, ...this.forms]
    this.pictures = pictures
  }

  /**
   * Names what is around the sections of a page, header, footer and theme with their pictures, and the layout. Variables
   * are filled in wherever they stand.
   */
  surroundings({ layout = 'site', languages }: SitePage, { settings: { variables: _, ...settings } }: Site): string {
    return hashOf(JSON.stringify([layout, languages, settings, ...usedImages(settings, this.images)]))
  }

  /** A smaller form of an image, by its address. Making all of them takes minutes, which nobody waits for who writes. */
  smallerImage(address: string): Promise<Shown> | undefined {
    const form = this.forms.find(({ name }) => `/${name}` === address)
    return form && this.show(form)
  }

  private async show(form: ImageForm): Promise<Shown> {
    const shown = this.shown.get(form.name) ?? (await formToShow(form, this.publicFolder))
    this.shown.set(form.name, shown)
    return shown
  }

  private async sections(
    page: SitePage,
    planned: readonly PlannedSection[],
    marks: readonly Mark[],
  ): Promise<DrawnSection[]> {
    const { renderSection } = await this.renderer.render()
    return planned.map(({ section, context, hash }, position) => {
      const mark = marks.find((one) => one.position === position)
      if (mark?.shown === 'never') return missingBox(mark, context.id, this.told)
      const place = `${page.path}#${context.id}`
      try {
        const rendered = this.drawn.get(hash) ?? renderSection(section, context)
        const drawn = { ...rendered, hash, mark: markWords(mark) }
        this.drawn.set(hash, rendered)
        this.last.set(place, drawn)
        return drawn
      } catch (error) {
        const words = `${page.file} ${page.path} › section ${(mark?.index ?? position) + 1} (${section.type})`
        return thrownSection(error, context.id, words, this.last.get(place))
      }
    })
  }

  /** The style sheets of a page, by file. */
  private async styles(page: SitePage, { settings }: Site): Promise<Record<string, string>> {
    const { themeLook } = await this.renderer.render()
    const types = new Set(page.sections.map(({ type }) => type))
    return this.renderer.styles([...types, ...themeLook(settings.theme).sheets])
  }

  /** Where a picture of the site lies, by its address. */
  ownPicture(address: string): string | undefined {
    return this.pictures?.has(address) ? publicFile(this.publicFolder, address) : undefined
  }

  /** What an open page needs to show the page as it is now. */
  async update(page: SitePage, site: Site, marks: readonly Mark[] = []): Promise<Update> {
    const planned = this.plan(page, site)
    return {
      title: page.title,
      hiddenHeading: hiddenHeading(page, planned[0]),
      draft: page.draft === true,
      sections: (await this.sections(page, planned, marks)).map(({ hash, html, mark }) => ({ hash, html, mark })),
      styles: await this.styles(page, site),
    }
  }

  async document(
    page: SitePage,
    site: Site,
    { showing = 'page', marks = [] }: { showing?: Showing; marks?: readonly Mark[] | undefined } = {},
  ): Promise<string> {
    const planned = this.plan(page, site)
    const sections = await this.sections(page, planned, marks)
    const hashes = `<meta name="section-hashes" content="${sections.map(({ hash }) => hash).join(' ')}">`
    const around = `<meta name="surroundings" content="${this.surroundings(page, site)}">`
    const head = [
      hashes,
      // What an example stands in is asked for with its address.
      ...(showing === 'page' ? [around] : []),
      ...styleElements(await this.styles(page, site)),
    ]
    return makePage(page, planned, sections, await this.frame(site, showing, head)).html.join('')
  }

  /** A page without its sections and their styles: what an open page puts around those that it shows. */
  async around(page: SitePage, site: Site): Promise<string> {
    return makePage(page, [], [], await this.frame(site, 'page', [])).html.join('')
  }

  private async frame(site: Site, showing: Showing, head: readonly string[]): Promise<Frame> {
    const { renderShell, themeLook } = await this.renderer.render()
    const { settings, words } = site
    const scripts = showing === 'still' ? undefined : await this.scripts()
    const look = lookElement(themeLook(settings.theme), fontFaces(settings.theme.fonts, '', {}))
    return {
      settings,
      base: '',
      shell: renderShell(settings, { base: '', leads: settings.leads?.base ?? '', words, images: this.images }),
      breadcrumbs: breadcrumbsOf(site),
      styles: { of: () => '', parted: () => ({ first: '', rest: '', all: '' }) },
      pageScripts: () => scripts && { first: firstScript, files: scripts.files },
      scriptMap: () => scripts?.map ?? {},
      // Many frames at once are drawn before a typeface comes, and browsers complain of what was asked for in vain.
      fonts: showing === 'page' ? fontPreloads(settings, '') : [],
      policyTag: () => '',
      extraHead: [scripts?.head, iconTag(site.publicFiles, ''), look, ...head].join('\n'),
      key: '',
    }
  }

  private plan(page: SitePage, site: Site) {
    const surroundings = {
      base: '',
      leads: site.settings.leads?.base ?? '',
      language: site.settings.language,
      words: site.words,
      images: this.images,
      renderer: String(this.generation),
    }
    return planSections(page.sections, surroundings, articleFacts(site)(page))
  }
}

/** The address of a picture that names its content too: what is replaced under the same name is asked for again. */
function withContent(src: string, picture: Picture | undefined): string {
  return picture ? `${src}?${picture.hash.slice(0, 8)}` : src
}
