import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ReactNode } from 'react'
import type { Site, SitePage } from '../content/resolve/site.ts'
import { writeWhole } from '../whole-file.ts'
import type { MadeImage } from './images.ts'

/** The size that networks show whole. */
const size = { width: 1200, height: 630 }
/** Changes when the same card would be drawn differently. */
const recipe = 'card 1'

/** Draws the share cards that pages ask for; what was drawn before comes from the cache. Gives each page's, by its path. */
export async function makeCards(
  site: Site,
  cache: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, MadeImage>> {
  const cards = new Map<string, MadeImage>()
  // One after the other: drawing is work of the processor, and the bundler needs the other one.
  for (const page of site.pages)
    if (page.shareCard && !signal?.aborted) cards.set(page.path, await makeCard(page, site, cache))
  return cards
}

/** What stands on a card, and how it looks. */
interface Card {
  readonly title: string
  readonly text: string
  readonly name: string
  readonly host: string
  readonly brand: string
  readonly dark: string
  readonly accent: string
}

async function makeCard(page: SitePage, { settings }: Site, cache: string): Promise<MadeImage> {
  const { brand, dark = '#0b1526', accent } = settings.theme.colors
  const { name, url } = settings
  const card: Card = { title: page.title, text: page.description, name, host: new URL(url).host, brand, dark, accent }
  const hash = createHash('sha1')
    .update(JSON.stringify([recipe, card]))
    .digest('hex')
    .slice(0, 16)
  const file = path.join(cache, `${hash}.png`)
  if (!existsSync(file)) {
    await mkdir(cache, { recursive: true })
    await writeWhole(file, await draw(card))
  }
  return { name: `assets/cards/${hash}.png`, file }
}

async function draw({ title, text, name, host, brand, dark, accent }: Card): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')])
  const band = {
    ...size,
    boxSizing: 'border-box',
    padding: '72px 96px',
    color: '#fff',
    fontFamily: 'Figtree, Figtree more',
  }
  const svg = await satori(
    box({ ...band, backgroundImage: `linear-gradient(115deg, ${dark} 25%, ${brand})` }, [
      box({ fontSize: 36 }, name),
      box({ width: 96, height: 10, marginTop: 'auto', borderRadius: 5, backgroundColor: accent }),
      box({ fontSize: title.length > 45 ? 62 : 76, lineHeight: 1.15, marginTop: 32, textWrap: 'balance' }, title),
      box({ fontSize: 30, lineHeight: 1.4, marginTop: 24, opacity: 0.85, textWrap: 'balance' }, text),
      box({ fontSize: 28, marginTop: 'auto', opacity: 0.7 }, host),
    ]),
    { ...size, fonts: await fonts() },
  )
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** An element of the card, stacked with its neighbours. */
function box(style: Record<string, string | number>, children?: ReactNode): ReactNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', flexDirection: 'column', ...style }, children } }
}

/** The letters of the cards: a site's own typeface is compressed in a way that the painter cannot read. */
async function fonts() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@fontsource/figtree/package.json'))
  const read = (subset: string) => readFile(path.join(folder, `files/figtree-${subset}-700-normal.woff`))
  const [latin, more] = await Promise.all([read('latin'), read('latin-ext')])
  return [
    { name: 'Figtree', data: latin, weight: 700 as const },
    { name: 'Figtree more', data: more, weight: 700 as const },
  ]
}
