import { expect, test, vi } from 'vitest'
import type { EditOperation, PageState, SiteState } from '../../src/edit/agreed.ts'
import type { Asked } from '../../src/edit/browser/asked.ts'
import { lettersOf, putBack, seenBy, type Unsent } from '../../src/edit/browser/put-back.ts'
import type { Shown } from '../../src/edit/browser/shown.ts'
import { UnsentHere } from '../../src/edit/browser/unsent.ts'
import { version } from '../version.ts'
import { aSession } from './a-session.ts'

const hero = { type: 'hero', heading: 'Bread at seven', text: 'Baked by hand.' }
const cakes = { type: 'rich-text', heading: 'Cakes', body: 'On Sundays.' }
const asks = (name: string, ...items: readonly string[]) => ({
  type: 'accordion',
  heading: name,
  items: items.map((heading) => ({ heading, body: `All about ${heading}.` })),
})
const questions = asks('Questions', 'When?', 'Where?')
const call = { type: 'call-to-action', heading: 'Order now', actions: [{ label: 'Order', href: '/' }] }
const menu = [
  { label: 'Start', href: '/' },
  { label: 'About', href: '/about' },
]

const about = { path: '/about', title: 'About us', description: 'Who bakes here.', sections: [{ ...hero, id: 'we' }] }
const home = { path: '/', title: 'Bread and cakes', description: 'Bread, by hand.' }

/** The site with these sections on its first page, as the editor shows it. */
async function shown(
  sections: readonly object[],
  { before = [], links = menu, path = '/' }: { before?: object[]; links?: object[]; path?: string } = {},
) {
  const site = {
    name: 'Bakery',
    url: 'https://bakery.example',
    language: 'en',
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    header: { menu: links },
  }
  const pages = [...before, ...(path === '/' ? [{ ...home, sections }] : [])]
  const made = await aSession({
    'pages.json': JSON.stringify({ version, site, shared: { order: call }, pages }),
  })
  const config = made.name('pages.json')
  const settings: SiteState = { version: 1, file: config, value: site, mistakes: [] }
  // Each site lies in a folder of its own.
  const same = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(config, 'pages.json')) as T
  return { page: path === '/' ? same(made.page('/')) : null, site: same(settings) }
}

type Seen = { page: PageState | null; site: SiteState }

function typing(at: string, value: unknown): Asked {
  return {
    title: 'Changed a text',
    where: { page: '/' },
    operations: [{ op: 'put', file: 'pages.json', at, value }],
    join: `pages.json ${at}`,
  }
}

const move: Asked = {
  title: 'Moved',
  where: { page: '/' },
  operations: [{ op: 'move', file: 'pages.json', at: '/pages/0/sections/0', to: '/pages/0/sections/1' }],
}

/** Where something that was typed in one state comes in another. */
function comesTo(asked: Asked, before: Seen, now: Seen): string | undefined {
  const [one] = putBack({ asked, seen: seenBy(asked, before) }, now)?.operations ?? []
  return one && 'at' in one ? one.at : undefined
}

test('what was typed follows its section to another place, and its page', async () => {
  const before = await shown([hero, cakes, questions])
  const asked = typing('/pages/0/sections/1/body', 'On all days.')
  expect(comesTo(asked, before, before)).toBe('/pages/0/sections/1/body')
  expect(comesTo(asked, before, await shown([cakes, hero]))).toBe('/pages/0/sections/0/body')
  expect(comesTo(asked, before, await shown([hero, questions, cakes], { before: [about] }))).toBe(
    '/pages/1/sections/2/body',
  )
  const title = typing('/pages/0/title', 'Bread')
  expect(comesTo(title, before, await shown([cakes], { before: [about] }))).toBe('/pages/1/title')
})

test('letters of it that were saved, and changes of other fields, do not hide the section', async () => {
  const before = await shown([hero, cakes])
  const asked = typing('/pages/0/sections/1/body', 'On all days.')
  expect(comesTo(asked, before, await shown([{ ...cakes, body: 'On all' }, hero]))).toBe('/pages/0/sections/0/body')
  const tinted = { ...cakes, tone: 'tint' }
  expect(comesTo(asked, before, await shown([tinted, hero]))).toBe('/pages/0/sections/0/body')
  // A heading that nobody else has changed tells its section, too.
  const heading = typing('/pages/0/sections/1/heading', 'Cakes and rolls')
  expect(comesTo(heading, before, await shown([tinted, hero]))).toBe('/pages/0/sections/0/heading')
  expect(comesTo(heading, before, await shown([{ ...tinted, heading: 'Rolls' }, hero]))).toBeUndefined()
})

test('what another program has put in its place does not get it', async () => {
  const before = await shown([hero, cakes, questions])
  const asked = typing('/pages/0/sections/1/body', 'On all days.')
  expect(comesTo(asked, before, await shown([hero, { ...cakes, heading: 'Rolls' }, questions]))).toBeUndefined()
  expect(comesTo(asked, before, await shown([hero]))).toBeUndefined()
  expect(comesTo(asked, before, await shown([], { path: '/other', before: [about] }))).toBeUndefined()
  // Of two that are alike nobody can tell.
  expect(comesTo(asked, before, await shown([cakes, hero, cakes]))).toBeUndefined()
  expect(comesTo(asked, before, await shown([cakes, cakes, hero]))).toBe('/pages/0/sections/1/body')
})

test('an entry gets it where it stands as before, and another entry never', async () => {
  const before = await shown([questions])
  const asked = typing('/pages/0/sections/0/items/1/body', 'At the mill.')
  const moved = asks('Questions', 'Where?', 'When?')
  expect(comesTo(asked, before, await shown([hero, questions]))).toBe('/pages/0/sections/1/items/1/body')
  expect(comesTo(asked, before, await shown([{ ...questions, tone: 'tint' }]))).toBe('/pages/0/sections/0/items/1/body')
  expect(comesTo(asked, before, await shown([moved]))).toBeUndefined()
})

test('shared sections and settings are found by their names, and entries of theirs as before', async () => {
  const before = await shown([hero, { use: 'order' }])
  const shared = typing('/shared/order/heading', 'Order today')
  expect(comesTo(shared, before, await shown([{ use: 'order' }, hero]))).toBe('/shared/order/heading')
  const label = typing('/site/header/menu/1/label', 'Who we are')
  expect(comesTo(label, before, before)).toBe('/site/header/menu/1/label')
  expect(comesTo(label, before, await shown([hero], { links: menu.toReversed() }))).toBeUndefined()
})

test('what moves things is not done a second time, and letters can be taken from what was typed', async () => {
  const before = await shown([hero, cakes])
  expect(comesTo(move, before, before)).toBeUndefined()
  expect(lettersOf({ asked: move, seen: {} })).toBe('')
  expect(lettersOf({ asked: typing('/pages/0/title', 'Bread'), seen: {} })).toBe('Bread')
  const picture = { src: '/images/oven.svg', alt: 'Our oven' }
  expect(lettersOf({ asked: typing('/pages/0/sections/0/image', picture), seen: {} })).toBe(
    '/images/oven.svg\nOur oven',
  )
})

/** The page is loaded anew when all is saved, and the answer to that was on its way. */
test('what was saved and not answered is not offered as lost, nor done again', async () => {
  const picture = { src: '/images/examples/shop.svg', alt: 'Our shop' }
  const chosen: Asked = { ...typing('/pages/0/sections/0/image', picture), join: undefined }
  const before = await shown([hero, cakes])
  const again = async (now: Seen) => {
    vi.stubGlobal('fetch', async (address: string) => Response.json(address.includes('site') ? now.site : now.page))
    const lost: (readonly Unsent[])[] = []
    const unsent = new UnsentHere(
      () => ({ lost: [] as readonly Unsent[] }) as Shown,
      (next) => lost.push(next),
      () => undefined,
    )
    return [await unsent.again(chosen, { asked: chosen, seen: seenBy(chosen, before) }), lost.length]
  }
  expect(await again(await shown([{ ...hero, image: picture }, cakes]))).toEqual([undefined, 0])
  expect(await again(await shown([{ ...hero, image: { ...picture, alt: 'A shop' } }, cakes]))).toMatchObject([
    { asked: chosen },
    0,
  ])
  expect(await again(await shown([cakes]))).toEqual([undefined, 1])
})

test('what was chosen or cleared is put back as what was typed, and a list is not: it may have got more entries', async () => {
  const before = await shown([{ ...hero, tone: 'tint' }, questions])
  const choice = (operation: EditOperation): Asked => ({
    title: 'Chose',
    where: { page: '/' },
    operations: [operation],
  })
  const put = (at: string, value: unknown) => choice({ op: 'put', file: 'pages.json', at, value })
  const tone = put('/pages/0/sections/0/tone', 'brand')
  const moved = await shown([cakes, { ...hero, tone: 'tint' }, questions], { before: [about] })
  expect(comesTo(tone, before, before)).toBe('/pages/0/sections/0/tone')
  expect(comesTo(tone, before, moved)).toBe('/pages/1/sections/1/tone')
  expect(comesTo(tone, before, await shown([{ ...hero, heading: 'Rolls' }, questions]))).toBeUndefined()
  const cleared = choice({ op: 'clear', file: 'pages.json', at: '/pages/0/sections/0/tone' })
  expect(comesTo(cleared, before, moved)).toBe('/pages/1/sections/1/tone')
  expect(comesTo(put('/pages/0/sections/1/items', []), before, before)).toBeUndefined()
  expect(comesTo(put('/pages/0/sections/1', hero), before, before)).toBeUndefined()
})

test('until all that a tab kept has been looked at it keeps all, and then what is lost', async () => {
  const [before, now] = [await shown([hero, cakes]), await shown([{ ...hero, heading: 'At seven' }])]
  const typed = typing('/pages/0/sections/0/heading', 'At seven')
  const waiting = [typed, move].map((asked): Unsent => ({ asked, seen: seenBy(asked, before) }))
  const kept = new Map([['sectile:typed /bakery/pages.json', JSON.stringify(waiting)]])
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name),
    setItem: (name: string, words: string) => kept.set(name, words),
    removeItem: (name: string) => kept.delete(name),
  })
  const inTab = () => JSON.parse(kept.get('sectile:typed /bakery/pages.json') ?? '[]') as unknown
  const seen: unknown[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    seen.push(inTab())
    return Response.json(address.includes('site') ? now.site : now.page)
  })
  let lost: readonly Unsent[] = []
  const unsent = new UnsentHere(
    () => ({ lost, outline: { place: '/bakery/pages.json' } }) as unknown as Shown,
    (next) => {
      lost = next
    },
    () => undefined,
  )
  expect(await unsent.takeUp('/bakery/pages.json', () => false)).toEqual([])
  expect(seen).toEqual(Array(4).fill(waiting))
  expect(inTab()).toEqual(waiting.slice(1))
})

test('what was typed before a reload is offered where somebody has typed since', async () => {
  const now = await shown([hero, cakes])
  const typed = typing('/pages/0/sections/0/heading', 'At six')
  const waiting: Unsent[] = [{ asked: typed, seen: seenBy(typed, now) }]
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => (name.startsWith('sectile:typed ') ? JSON.stringify(waiting) : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.includes('site') ? now.site : now.page))
  const lose = vi.fn()
  const unsent = new UnsentHere(
    () => ({ lost: [], outline: { place: '/bakery/pages.json' } }) as unknown as Shown,
    lose,
    () => undefined,
  )
  expect(await unsent.takeUp('/bakery/pages.json', () => false)).toMatchObject([{ asked: typed }])
  expect(lose).not.toHaveBeenCalled()
  expect(await unsent.takeUp('/bakery/pages.json', () => true)).toEqual([])
  expect(lose).toHaveBeenCalledWith([expect.objectContaining({ asked: typed })])
})

test('of what was typed in one field with a pause only the last is offered', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.includes('site') ? now.site : now.page))
  const [before, now] = [await shown([hero, cakes]), await shown([cakes])]
  let lost: readonly Unsent[] = []
  const unsent = new UnsentHere(
    () => ({ lost }) as Shown,
    (next) => {
      lost = next
    },
    () => undefined,
  )
  for (const asked of [
    typing('/pages/0/sections/0/text', 'Baked'),
    typing('/pages/0/sections/0/heading', 'At seven'),
    typing('/pages/0/sections/0/text', 'Baked by hand'),
  ])
    await unsent.again(asked, { asked, seen: seenBy(asked, before) })
  expect(lost.map(lettersOf)).toEqual(['At seven', 'Baked by hand'])
})
