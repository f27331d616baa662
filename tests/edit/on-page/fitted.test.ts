import { expect, test } from 'vitest'
import { fitted } from '../../../src/edit/browser/on-page/fitted.ts'
import { type Run, runsIn } from '../../../src/edit/browser/on-page/runs.ts'
import { pictureKey, type Written, writtenIn } from '../../../src/edit/browser/on-page/written.ts'
import type { Section } from '../../../src/generated/types.ts'
import { valueFrom } from '../../../src/schema/fields.ts'
import { schema } from '../../../src/schema/read.ts'
import { examples } from '../../sections/examples.ts'
import { html } from '../../sections/render.ts'
import { type DrawnNode, drawnTree } from './drawn-tree.ts'

const written = (section: Section, variables = {}) =>
  writtenIn(valueFrom(schema(`sections/${section.type}.schema.json`)), section, '', variables)
const runs = (markup: string) => runsIn(drawnTree(markup))

/** Where each run of some HTML was written, in the order of the page. */
function placesIn(section: Section, markup: string, variables = {}): [string, string][] {
  const found = fitted(written(section, variables), runs(markup))
  return Array.from(found, ([run, { at }]): [string, string] => [words(run), at]).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
}

function words({ key }: Run<DrawnNode>): string {
  return key.slice(key.indexOf('|') + 1)
}

/** Fields whose words nobody reads on the page as it comes. */
const unseen = /\/(alt|placeholder|failure|options\/\d+)$|^\/(labels|answer|back)\//

test.each(examples)('all texts of $name that are seen are found on the page', ({ section }) => {
  const texts = written(section).filter(({ field, at }) => field.kind !== 'src' && !unseen.test(at))
  const found = new Set(fitted(texts, runs(html(section))).values())
  expect(texts.filter((text) => !found.has(text)).map(({ at }) => at)).toEqual([])
})

test('a text is found with its variables filled in and its marks as elements', () => {
  const hero: Section = { type: 'hero', heading: 'Bread by {name}', text: 'Baked **by hand** in {town},\\\ndaily.' }
  const markup = '<h1>Bread by Ada</h1><p>Baked <strong>by hand</strong> in York,<br> daily.</p><p>Something else</p>'
  expect(placesIn(hero, markup, { name: 'Ada', town: 'York' })).toEqual([
    ['Baked by hand in York, daily.', '/text'],
    ['Bread by Ada', '/heading'],
  ])
})

test('a link that is a field and one that stands in a text are told apart', () => {
  const hero: Section = {
    type: 'hero',
    heading: 'Order',
    text: '[Order](/order)',
    actions: [{ label: 'Order', href: '/' }],
  }
  const found = fitted(written(hero), runs('<h1>Order</h1><p><a>Order</a></p><div><a>Order<svg></svg></a></div>'))
  expect(Array.from(found, ([{ parent, key }, { at }]) => `${parent.nodeName} ${key} ${at}`).sort()).toEqual([
    'a |Order /actions/0/label',
    'h1 |Order /heading',
    'p a|Order /text',
  ])
})

test('of equal texts each is found in its own entry, also where one is drawn more often than it is written', () => {
  const items = ['One', 'Two'].map((heading) => ({ heading, link: { label: 'Read on', href: '/' } }))
  const grid = { type: 'tile-grid', items } as Section
  const tile = (heading: string, count: number) => `<h3>${heading}</h3>${'<a>Read on</a><svg></svg>'.repeat(count)}`
  const ats = (markup: string) => Array.from(fitted(written(grid), runs(markup)).values(), ({ at }) => at).sort()
  const once = ['/items/0/heading', '/items/0/link/label', '/items/1/heading', '/items/1/link/label']
  expect(ats(tile('One', 1) + tile('Two', 1))).toEqual(once)
  expect(ats(tile('One', 1) + tile('Two', 2)).filter((at) => at === '/items/1/link/label')).toHaveLength(2)
})

test('what a component or another page says has no field', () => {
  const form = { type: 'hero', heading: 'Write to us' } as Section
  expect(placesIn(form, '<h1>Write to us</h1><p>Fields with a star are needed.</p>')).toEqual([
    ['Write to us', '/heading'],
  ])
})

test('a picture is known by its file, whatever size of it is shown', () => {
  const hero: Section = { type: 'hero', heading: 'Bread', image: { src: '/images/loaf.jpg', alt: 'A loaf' } }
  const [picture] = written(hero).filter(({ field }) => field.kind === 'src') as [Written]
  expect(picture).toMatchObject({ at: '/image/src', keys: [pictureKey('/images/loaf.jpg')] })
})
