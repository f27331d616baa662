import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ReactNode } from 'react'
import type { Site, SitePage } from '../content/site.ts'
import type { MadeImage } from './images.ts'
import { writeWhole } from './whole-file.ts'

/** The size that networks show whole. */
const size = { width: 1200, height: 630 }
/** Changes when the same card would be drawn differently. */
const recipe = 'card 1'

/** Draws the share cards that pages ask for; what was drawn before comes from the cache. Gives each page's, by its path. */
export async function makeCards(site: Site, cache: string): Promise<ReadonlyMap<string, MadeImage>> {
  const cards = new Map<string, MadeImage>()
  // One after the other: drawing is work of the processor, and the bundler needs the other one.
  for (const page of site.pages) if (page.shareCard) cards.set(page.path, await makeCard(page, site, cache))
  return cards
}

async function makeCard(page: SitePage, { settings }: Site, cache: string): Promise<MadeImage> {
  const { colors } = settings.theme
  const shown = [page.title, page.description, settings.name, settings.url, colors.brand, colors.dark ?? colors.brand]
  const hash = createHash('sha1')
    .update(JSON.stringify([recipe, ...shown]))
    .digest('hex')
    .slice(0, 16)
  const file = path.join(cache, `${hash}.png`)
  if (!existsSync(file)) {
    await mkdir(cache, { recursive: true })
    await writeWhole(file, await draw(shown))
  }
  return { name: `assets/cards/${hash}.png`, file }
}

async function draw([title = '', text = '', name = '', url = '', brand = '', dark = '']: string[]): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')])
  const svg = await satori(
    box(
      {
        width: '100%',
        height: '100%',
        padding: 80,
        color: '#fff',
        backgroundImage: `linear-gradient(120deg, ${dark}, ${brand})`,
      },
      [
        box({ fontSize: 34 }, name),
        box({ fontSize: title.length > 50 ? 64 : 76, lineHeight: 1.15, marginTop: 'auto' }, title),
        box({ fontSize: 32, lineHeight: 1.4, marginTop: 28, opacity: 0.85 }, text),
        box({ fontSize: 28, marginTop: 'auto', opacity: 0.7 }, new URL(url).host),
      ],
    ),
    { ...size, fonts: await fonts() },
  )
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** An element of the card, stacked with its neighbours. */
function box(style: Record<string, string | number>, children: ReactNode): ReactNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', flexDirection: 'column', ...style }, children } }
}

/** The letters of the cards: a site's own typeface is compressed in a way that the painter cannot read. */
async function fonts() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@fontsource/figtree/package.json'))
  const read = (subset: string) => readFile(path.join(folder, `files/figtree-${subset}-700-normal.woff`))
  const [latin, more] = await Promise.all([read('latin'), read('latin-ext')])
  return [
    { name: 'Figtree', data: latin, weight: 700 as const },
    { name: 'Figtree', data: more, weight: 700 as const },
  ]
}
