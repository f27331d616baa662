import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ReactNode } from 'react'
import type { Site, SitePage } from '../../content/resolve/site.ts'
import { fewAtOnce } from '../few-at-once.ts'
import { isKept, keepMade, type MadeImage } from './made-image.ts'

/** The size that networks show whole. */
const size = { width: 1200, height: 630 }
/** Changes when the same card would be drawn differently. */
const recipe = 'card 1'

/** A share card, drawn or to be drawn. */
interface PlannedCard extends MadeImage {
  readonly card: Card
}

/** What the share cards that pages ask for are called, by the paths of these, before any is drawn. */
export function planCards({ pages, settings }: Site, cache: string): ReadonlyMap<string, PlannedCard> {
  return new Map(pages.filter(({ shareCard }) => shareCard).map((page) => [page.path, planCard(page, settings, cache)]))
}

/** Cards that are drawn at one time: most of it is packing them, which goes on beside. */
const atOnce = 2

/** Draws share cards, unless it is given up; what was drawn before is in the cache. */
export async function makeCards(cards: Iterable<PlannedCard>, signal?: AbortSignal): Promise<readonly MadeImage[]> {
  // Pages that say the same have the same one.
  const planned = [...new Map(Array.from(cards, (card) => [card.file, card])).values()]
  const missing = planned.filter(({ file }) => !isKept(file))
  const letters = missing.length > 0 ? await readFonts() : []
  await fewAtOnce(atOnce, missing, async ({ card, file }) => {
    if (signal?.aborted) return
    await mkdir(path.dirname(file), { recursive: true })
    await keepMade(file, await draw(card, letters))
  })
  return planned
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

function planCard(page: SitePage, { theme, name, url }: Site['settings'], cache: string): PlannedCard {
  const { brand, dark = '#0b1526', accent } = theme.colors
  // As it is written, and not as browsers send it: people read it.
  const host = url.replace(/^https?:\/\//, '')
  const card: Card = { title: page.title, text: page.description, name, host, brand, dark, accent }
  const hash = createHash('sha1')
    .update(JSON.stringify([recipe, card]))
    .digest('hex')
    .slice(0, 16)
  return { name: `assets/cards/${hash}.png`, file: path.join(cache, `${hash}.png.kept`), card }
}

async function draw({ title, text, name, host, brand, dark, accent }: Card, fonts: Fonts): Promise<Buffer> {
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
    { ...size, fonts },
  )
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** An element of the card, stacked with its neighbours. */
function box(style: Record<string, string | number>, children?: ReactNode): ReactNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', flexDirection: 'column', ...style }, children } }
}

type Fonts = Awaited<ReturnType<typeof readFonts>>

/** The letters of the cards: a site's own typeface is compressed in a way that the painter cannot read. It knows the same list again. */
async function readFonts() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@fontsource/figtree/package.json'))
  const read = (subset: string) => readFile(path.join(folder, `files/figtree-${subset}-700-normal.woff`))
  const [latin, more] = await Promise.all([read('latin'), read('latin-ext')])
  return [
    { name: 'Figtree', data: latin, weight: 700 as const },
    { name: 'Figtree more', data: more, weight: 700 as const },
  ]
}
