import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Header, Page, Section, SiteFile } from '../../../src/generated/types.ts'
import { aPage, aSite } from '../../content/a-site.ts'
import { examples } from '../../sections/examples.ts'
import { settings } from '../../shell/settings.ts'

const folder = '.cache/e2e-sites/examples'

/** The site that the engine's tests look at: its content, and what is built of it. */
export const exampleSite = { config: `${folder}/pages.json`, dist: `${folder}/dist` }

/**
 * Writes the site: the examples of all section types, each on a page of its own, and all that can surround them. No word
 * of it is another site's.
 */
export function writeExampleSite(): void {
  const text = JSON.stringify(content())
  write(exampleSite.config, text)
  for (const file of ['/favicon.svg', ...(text.match(/\/images\/[\w/-]+\.svg/g) ?? [])])
    write(`${folder}/public${file}`, picture)
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path fill="#0b4f9e" d="M0 0h640v480H0z"/></svg>'

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function content(): SiteFile {
  const linked = [...new Set(JSON.stringify(examples).match(/(?<="href":"|\]\()\/\w+/g))]
  return aSite(
    [
      page('/', [full('hero-slider'), full('carousel'), full('tile-grid')]),
      page('/text', [hero('text'), { type: 'rich-text', text: 'A paragraph of a long page.\n\n'.repeat(60).trim() }]),
      page('/cards', [hero('cards'), cards()]),
      page('/bare', [hero('bare'), full('call-to-action')], { layout: 'bare' }),
      ...linked.map((path) => page(path, [hero(path.slice(1)), full('rich-text')])),
      ...examples.map(({ name, section }) => page(`/${name}`, [hero(name), section])),
    ],
    {
      settings: {
        ...settings(),
        variables: { brand: 'Examples' },
        theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' }, entrance: 'rise' },
        header: menu,
        consent: { text: 'We use a cookie. [More about it](/text)', accept: 'Accept' },
        chat: {
          label: 'Chat with us',
          href: 'https://chat.example/91',
          log: '/api/whatsapp-lead',
          phone: '+91 00000 00000',
          message: 'Hello.',
          greetings: [{ paths: ['/'], message: 'Hello & welcome?' }],
        },
      },
    },
  )
}

/** The full example of a type. */
function full<T extends Section['type']>(type: T): Extract<Section, { type: T }> {
  const isOfType = (section: Section): section is Extract<Section, { type: T }> => section.type === type
  const found = examples.map(({ section }) => section).findLast(isOfType)
  if (!found) throw new Error(`There is no example of ${type}.`)
  return found
}

/** A row of cards of which several are seen at once. */
function cards(): Section {
  const { aside: _, items, ...carousel } = full('carousel')
  return { ...carousel, items: [...items, ...items], visible: 3 }
}

function hero(name: string): Section {
  return { type: 'hero', heading: `Example ${name}` }
}

function page(path: string, sections: Section[], more: Partial<Page> = {}): Page {
  const title = `The page ${path} of the examples`
  return aPage(sections, {
    path,
    title,
    description: `${title}, which shows sections as their schemas have them.`,
    ...more,
  })
}

const card = (heading: string, href: string) => ({ heading, text: `What ${href} is about.`, href })
const menu: Header = {
  groups: [
    {
      label: 'Products',
      sections: [
        { title: 'Software', cards: [card('See it', '/text')] },
        { title: 'Tabs', cards: [card('Open one', '/tabs-2')] },
      ],
    },
    {
      label: 'Company',
      sections: [
        { title: 'About', cards: [card('Who we are', '/about')] },
        { title: 'Careers', cards: [card('Join us', '/hero-2')] },
        { title: 'Form', cards: [card('Get in touch', '/form-2')] },
      ],
    },
    { label: 'Help', sections: [{ title: 'Questions', cards: [card('Find answers', '/accordion-2')] }] },
  ],
}
