import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Section, SharedUse, SiteFile } from '../../../src/generated/types.ts'
import { aSite } from '../a-site.ts'
import { chance } from '../chance.ts'

const folders = ['', 'roses/', 'roses/old/']
const topics = ['shade', 'wet', 'wall'].map((name) => ({ name, label: `For ${name}` }))

/** A site on disk that is changed by chance: pages in its config, page files, shared sections, settings and pictures. */
export class ChangingSite {
  readonly config: string
  private readonly below: (count: number) => number
  private readonly written = new Map<string, string>()
  private files = new Map<string, object | string>()
  private pictures = new Map([
    ['a', 64],
    ['b', 64],
  ])
  private settings: Partial<SiteFile['site']> = { topics, variables: { town: 'Ulm' } }
  private shared: Record<string, Section> = {}
  private front: Page[] = []
  /** What the text of the config becomes before it is written. */
  private spoil = (text: string) => text
  private indent = 0

  constructor(
    private readonly folder: string,
    seed: number,
  ) {
    this.below = chance(seed)
    this.config = path.join(folder, 'pages.json')
    this.shared = { closing: this.closing(), asking: this.form() }
    for (let count = 0; count < 12; count++) this.files.set(this.fileName(), this.page())
    this.front = [this.home(), ...Array.from({ length: 6 }, () => this.page())]
    this.indent = this.below(2) * 2
    this.write()
  }

  private one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  private maybe<T extends object>(of: number, value: T): Partial<T> {
    return this.below(of) === 0 ? value : {}
  }

  private readonly fileName = () => `pages/${this.one(['', 'more/'])}f${this.below(20)}.json`
  private readonly address = () => `/notes/${folders[this.below(3)]}n${this.below(30)}`
  /** Mostly an address that is there. */
  private readonly link = () => {
    const pages = [...this.files.values()].flatMap((page) => (typeof page === 'object' ? [(page as Page).path] : []))
    const there = this.one(pages) ?? '/'
    const anywhere = [this.address(), `${there}#${this.one(['list', 'two'])}`, 'https://sample.example/notes/n1']
    return this.one(this.below(12) === 0 ? anywhere : [there, there, `${there}#hero`, '/', '/images/a.svg'])
  }

  private readonly text = () => {
    const wrong = ['In {twon}.', 'A {', '<b>bold</b>', 'Lorem ipsum dolor sit amet']
    const right = [
      'Some words.',
      'Gr\u00fc\u00dfe \ud83c\udf39',
      'In {town}.',
      `See [the note](${this.link()}).`,
      'Both **here** and there.',
    ]
    return this.one(this.below(20) === 0 ? wrong : right)
  }

  private form(): Section {
    const name = this.one(['ask', 'order'])
    return {
      type: 'form',
      name,
      heading: `Write to us ${this.below(3)}`,
      fields: [{ kind: 'email', name: 'email', label: 'E-mail', required: true }],
      labels: { submit: 'Send' },
      ...this.maybe(20, { sends: false }),
      ...this.maybe(20, { keep: '30 days' }),
      ...this.maybe(3, { answer: { subject: 'Thank you', body: 'We write from {town}, about {reference}.' } }),
    } as Section
  }

  private readonly closing = (): Section => ({
    type: 'call-to-action',
    heading: `Go on ${this.below(3)}`,
    actions: [{ label: 'All the notes', href: this.link() }],
    ...this.maybe(8, { ends: '2026-08-01' }),
  })

  private readonly list = (): Section =>
    ({
      type: this.one(['tile-grid', 'accordion']),
      heading: 'More notes',
      ...this.maybe(2, { id: 'list' }),
      source: {
        ...this.one([
          { pages: this.one(['/notes/*', '/notes/**', '/notes/roses/*', this.address()]) },
          { section: `${this.address()}#list` },
          { pages: '/**', related: true },
          { pages: '/**', topic: this.one(['shade', 'wet']) },
        ]),
        ...this.maybe(2, { limit: 1 + this.below(5) }),
        ...this.maybe(5, { perPage: 2 }),
        empty: 'hide',
      },
    }) as Section

  private readonly section = (): Section | SharedUse =>
    this.one([
      () =>
        ({
          type: 'rich-text',
          body: `${this.text()}\n\n${this.below(9) === 0 ? '###' : '##'} A heading\n\n${this.text()}`,
          ...this.maybe(6, { id: 'two' }),
        }) as Section,
      () =>
        ({
          type: 'tile-grid',
          heading: 'Tiles',
          items: [
            { heading: 'One', text: this.text(), link: { href: this.link() } },
            { heading: 'Two', image: { src: this.picture(), alt: 'A row of roses beside the old wall' } },
          ],
        }) as Section,
      () => ({ type: 'tile-grid', id: 'list', items: [{ heading: 'One' }, { heading: 'Two' }] }) as Section,
      () =>
        ({
          type: 'hero',
          heading: `Hello ${this.below(9)}`,
          image: { src: this.picture(), alt: 'A garden behind a low red wall' },
          ...this.maybe(8, { draft: true }),
        }) as Section,
      () =>
        ({
          type: 'quote',
          text: `Quoted ${this.below(9)}`,
          name: 'Tom Ferrier',
          ...this.maybe(6, { starts: '2026-06-01' }),
          ...this.maybe(9, { ignore: [{ rule: 'filler', reason: 'It is one.' }] }),
        }) as Section,
      () =>
        ({
          type: 'video',
          heading: 'A film',
          href: 'https://video.example/cup',
          player: `https://${this.one(['video', 'film'])}.example/embed/cup`,
          image: { src: this.picture(), alt: 'Two vases and a jug on a table' },
        }) as Section,
      () => this.form(),
      () => this.list(),
      () => ({ use: this.one(['closing', 'asking']) }),
      () => ({ use: 'closing', with: { heading: this.one(['In {town}', 'Here']) } }),
    ])()

  private readonly picture = () => `/images/${this.below(15) === 0 ? 'c' : this.one(['a', 'b'])}.svg`

  private page(route = this.address()): Page {
    const name = `${route.slice(7)} ${this.below(40)}`
    return {
      ...this.maybe(12, { $schema: '../schemas/page.schema.json' }),
      path: route,
      title: `A note about ${name} of the garden`,
      description: `What we found out about ${name} in the garden, and what to do about it in spring.`,
      sections: [{ type: 'hero', heading: 'Hello' }, ...Array.from({ length: this.below(3) }, this.section)],
      ...this.maybe(3, { topics: [this.one(['shade', 'wet', 'wall', 'wall', 'wel'])] }),
      ...this.maybe(3, {
        article: { published: `2026-0${1 + this.below(9)}-11`, ...this.maybe(3, { author: 'Ada Wong' }) },
      }),
      ...this.maybe(4, {
        image: { src: this.picture(), alt: 'A bed of roses in the sun' },
        shareCard: this.below(9) > 0,
      }),
      ...this.maybe(4, { summary: this.one(['In {town}.', 'In short.']) }),
      ...this.maybe(5, { entry: { heading: `Entry ${this.below(5)}` } }),
      ...this.maybe(12, { draft: true }),
      ...this.maybe(12, { starts: '2026-07-01' }),
      ...this.maybe(12, { noindex: true }),
    } as Page
  }

  private home(): Page {
    const page = this.page('/notes/home')
    return { ...page, path: '/', sections: [{ type: 'hero', heading: 'Notes' }, this.list(), this.section()] } as Page
  }

  /** One thing becomes another. */
  change(): string {
    this.spoil = (text) => text
    const names = [...this.files.keys()]
    const name = this.one(names) ?? this.fileName()
    const page = this.files.get(name)
    const deeds: Record<string, () => void> = {
      'a page is another': () => this.files.set(name, this.page()),
      'a page comes': () => this.files.set(this.fileName(), this.page()),
      'a page goes': () => this.files.delete(name),
      'a page moves': () => typeof page === 'object' && this.files.set(name, { ...page, path: this.address() }),
      'a section comes': () => this.sections(name, (sections) => [...sections, this.section()]),
      'a section goes': () => this.sections(name, (sections) => sections.slice(0, Math.max(1, sections.length - 1))),
      'sections change places': () => this.sections(name, (sections) => sections.toReversed()),
      'a section is another': () =>
        this.sections(name, (sections) => sections.with(this.below(sections.length), this.section())),
      'a file is renamed': () => {
        this.files.delete(name)
        if (page !== undefined) this.files.set(this.fileName(), page)
      },
      'two files change places': () => {
        const other = this.one(names) ?? name
        const there = this.files.get(other)
        if (page !== undefined && there !== undefined) this.files.set(name, there).set(other, page)
      },
      'a file is broken': () => this.files.set(name, '{ "path": "/notes/broken", '),
      'a field is misspelt': () => typeof page === 'object' && this.files.set(name, { ...page, tilte: 'Oh' }),
      'a picture comes': () => this.pictures.set(this.one(['a', 'b', 'c']), 64),
      'a picture goes': () => this.pictures.delete(this.one(['a', 'b', 'c'])),
      'a picture is another': () =>
        this.pictures.set(this.one(['a', 'b', 'c']), this.below(3) === 0 ? 0 : 32 + this.below(9)),
      'a shared section is another': () => {
        this.shared =
          this.below(2) === 0 ? { ...this.shared, closing: this.closing() } : { ...this.shared, asking: this.form() }
      },
      'a variable is another': () => {
        this.settings = {
          ...this.settings,
          variables: this.one([{ town: 'Ulm' }, { town: 'Bonn' }, { twon: 'Bern', town: 'Ulm' }]),
        }
      },
      'the menu is another': () => {
        const menu = Array.from({ length: 6 }, () => ({ label: 'A note', href: this.address() }))
        this.settings = { ...this.settings, ...(this.below(2) === 0 && { header: { menu } }) }
      },
      'topics are others': () => {
        this.settings = { ...this.settings, topics: this.below(2) === 0 ? topics : topics.slice(1) }
      },
      'redirects are others': () => {
        this.settings = { ...this.settings, redirects: [{ from: this.address(), to: this.address() }] }
      },
      'the home page is another': () => {
        this.front = [this.home(), ...this.front.slice(1)]
      },
      'a page of the config is another': () => this.inFront((pages, at) => pages.with(at, this.page())),
      'a page of the config comes': () => this.inFront((pages, at) => pages.toSpliced(at, 0, this.page())),
      'a page of the config goes': () => this.inFront((pages, at) => pages.toSpliced(at, 1)),
      'pages of the config change places': () => this.inFront((pages) => pages.toReversed()),
      'a section of the config comes': () =>
        this.inFront((pages, at) =>
          pages.map((page, index) => (index === at ? { ...page, sections: [...page.sections, this.section()] } : page)),
        ),
      'a field of a page of the config is misspelt': () =>
        this.inFront((pages, at) => pages.map((page, index) => (index === at ? { ...page, tilte: 'Oh' } : page))),
      'the config is no JSON': () => {
        const [wanted, instead] = this.one([
          ['"title"', '"title" "title"'],
          ['"sections"', '"title": "Twice", "sections"'],
          ['}', '},'],
          ['"site"', '"version": 2, "site"'],
          ['"pages"', '"pages": [], "pages"'],
          ['\u00fc', '\ufeff\\ud800'],
        ])
        let left = this.below(3)
        this.spoil = (text) => text.replaceAll(wanted, (found) => (left-- === 0 ? instead : found))
      },
    }
    // Most of what is changed is in page files.
    const deed = this.one([...Object.keys(deeds), ...Object.keys(deeds).slice(0, 8), ...Object.keys(deeds).slice(0, 8)])
    deeds[deed]?.()
    this.write()
    return deed
  }

  /** What becomes of the pages of the config, but for the first. */
  private inFront(change: (pages: Page[], at: number) => object[]): void {
    const [home, ...others] = this.front
    this.front = [...(home ? [home] : []), ...change(others, this.below(Math.max(1, others.length)))] as Page[]
  }

  private sections(name: string, change: (sections: (Section | SharedUse)[]) => (Section | SharedUse)[]): void {
    const page = this.files.get(name)
    if (typeof page === 'object') this.files.set(name, { ...page, sections: change((page as Page).sections) })
  }

  /** Brings what is on disk to what it should be: only what is another is written. */
  private write(): void {
    const { site, version } = aSite([])
    const config = {
      version,
      site: { ...site, ...this.settings },
      shared: this.shared,
      include: ['pages/**/*.json'],
      pages: this.front,
    }
    const wanted = new Map([['pages.json', this.spoil(JSON.stringify(config, null, this.indent))]])
    for (const [name, page] of this.files) wanted.set(name, typeof page === 'string' ? page : JSON.stringify(page))
    for (const [name, size] of this.pictures)
      wanted.set(`public/images/${name}.svg`, size === 0 ? 'no picture' : drawing(size))
    for (const [name, text] of wanted) if (this.written.get(name) !== text) this.put(path.join(this.folder, name), text)
    for (const name of this.written.keys()) if (!wanted.has(name)) rmSync(path.join(this.folder, name))
    this.written.clear()
    for (const [name, text] of wanted) this.written.set(name, text)
  }

  /** Writes a file. The clock of the file system goes on between two writings: how else two are told apart is tested alone. */
  private put(file: string, text: string): void {
    mkdirSync(path.dirname(file), { recursive: true })
    const timeOf = () => statSync(file, { bigint: true, throwIfNoEntry: false })?.ctimeNs
    const before = timeOf()
    do writeFileSync(file, text)
    while (timeOf() === before)
  }
}

function drawing(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="48" viewBox="0 0 64 48"/>`
}
