import { expect, test } from 'vitest'
import type { PageState, SectionLine } from '../../src/edit/agreed.ts'
import { choosePlace, placesOn, withItsPlace } from '../../src/edit/browser/link-places.ts'

function line(index: number, value: Record<string, unknown>, more: Partial<SectionLine> = {}): SectionLine {
  const spot = { file: 'pages.json', at: `/pages/0/sections/${index}` }
  const type = String(value.type)
  const name = String(value.heading ?? '')
  return { id: type, type, name, use: null, uses: 0, draft: false, spot, shared: null, value, own: [], ...more }
}

function pageOf(...sections: SectionLine[]): PageState {
  return { version: 1, path: '/', file: 'pages.json', at: '/pages/0', value: {}, sections, mistakes: [] }
}

const led = (href: string) =>
  [{ op: 'put', file: 'pages.json', at: '/pages/0/sections/0/actions/0/href', value: href }] as const

test('a section without an id is offered with one made of its heading, which nothing else on the page has', () => {
  const shared = { file: 'pages.json', at: '/shared/order', fields: ['heading'] }
  const places = placesOn(
    pageOf(
      line(0, { type: 'hero', heading: '3 loaves & more' }),
      line(1, { type: 'form', heading: 'Loaves, more' }),
      line(2, { type: 'steps', id: 'way', items: [{ id: 'order' }] }),
      line(3, { type: 'form', heading: 'Order' }, { use: 'order', uses: 2, shared }),
      line(4, { type: 'media' }),
      line(5, { type: 'quote', heading: 'Kept back' }, { draft: true }),
    ),
  )
  expect(places.map(({ href }) => href)).toEqual(['#loaves-more', '#loaves-more-2', '#way', '#order-2', '#media-2'])
})

test('the section that was chosen gets its id with the link that leads there, once and on its page alone', () => {
  const [, place] = placesOn(pageOf(line(0, { type: 'hero' }), line(1, { type: 'form', heading: 'Order' })))
  if (!place) throw new Error('There is no second section.')
  const named = { op: 'put', file: 'pages.json', at: '/pages/0/sections/1/id', value: 'order' }
  expect(withItsPlace(led('#order'), '/')).toEqual(led('#order'))
  choosePlace(place)
  expect(withItsPlace(led('#other'), '/')).toEqual(led('#other'))
  expect(withItsPlace(led('#order'), '/about')).toEqual(led('#order'))
  expect(withItsPlace(led('#order'), '/')).toMatchObject([...led('#order'), named])
  expect(withItsPlace(led('#order'), '/')).toEqual(led('#order'))
  choosePlace(place)
  expect(withItsPlace(led('See [how](#order).'), '/')).toMatchObject([...led('See [how](#order).'), named])
})
