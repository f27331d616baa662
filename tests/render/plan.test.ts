import { expect, test } from 'vitest'
import type { Section } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import { planSections, type Surroundings } from '../../src/render/plan.ts'

const surroundings: Surroundings = {
  base: '',
  leads: '',
  language: 'en',
  words: usualWords,
  images: new Map(),
  renderer: 'one',
}
const hero: Section = { type: 'hero', heading: 'Care' }
const text: Section = { type: 'rich-text', body: 'Words' }
const call: Section = { type: 'call-to-action', heading: 'Ready?', actions: [{ label: 'Go', href: '/contact' }] }

function plan(sections: Section[], more: Partial<Surroundings> = {}) {
  return planSections(sections, { ...surroundings, ...more })
}

test('the first heading of a page is its h1, the others are h2', () => {
  expect(plan([call, hero, text]).map(({ context }) => context.level)).toEqual([1, 2, 2])
})

test('no section is the h1 when the first has no heading', () => {
  expect(plan([text, hero]).map(({ context }) => context.level)).toEqual([2, 2])
})

test('a section without an id gets its type, and a number from the second on', () => {
  expect(plan([hero, text, text, { ...text, id: 'mine' }]).map(({ context }) => context.id)).toEqual([
    'hero',
    'rich-text',
    'rich-text-2',
    'mine',
  ])
})

test('moving a section among the later ones keeps its hash', () => {
  const [, one, two] = plan([hero, text, call])
  const [, second, first] = plan([hero, call, text])
  expect([first?.hash, second?.hash]).toEqual([one?.hash, two?.hash])
})

test('becoming the first changes the hash, because images then load at once', () => {
  expect(plan([call, hero])[1]?.hash).not.toBe(plan([hero, call])[0]?.hash)
})

test.each<[string, Partial<Surroundings>]>([
  ['the base path', { base: '/sub' }],
  ['the address of the lead service', { leads: 'https://leads.example' }],
  ['the language', { language: 'de' }],
  ['a word of the interface', { words: { ...usualWords, price: { ...usualWords.price, each: 'apiece' } } }],
  ['the code of the renderer', { renderer: 'two' }],
])('%s is part of the hash', (_, change) => {
  expect(plan([hero], change)[0]?.hash).not.toBe(plan([hero])[0]?.hash)
})

test('the size of an image is part of the hash of the sections that use it, and of no other', () => {
  const image = { src: '/images/a.svg', width: 1, height: 1, sources: [] }
  const pictured: Section = { ...hero, image: { src: '/images/a.svg', decorative: true } }
  const before = plan([pictured, call], { images: new Map([['/images/a.svg', image]]) })
  const after = plan([pictured, call], { images: new Map([['/images/a.svg', { ...image, width: 2 }]]) })
  expect(before[0]?.hash).not.toBe(after[0]?.hash)
  expect(before[1]?.hash).toBe(after[1]?.hash)
})

test('so is that of the photo of who has written an article', () => {
  const article: Section = { type: 'article', parts: [] }
  const facts = { author: { name: 'Ada', image: { src: '/images/a.svg', alt: 'Ada' } } }
  const hashWith = (width: number) => {
    const images = new Map([['/images/a.svg', { src: '/images/a.svg', width, height: 1, sources: [] }]])
    return planSections([article], { ...surroundings, images }, facts)[0]?.hash
  }
  expect(hashWith(2)).not.toBe(hashWith(1))
})
