import { expect, test } from 'vitest'
import type { EditOperation, PageState, SectionLine } from '../../src/edit/agreed.ts'
import { nothingYet } from '../../src/edit/browser/shown.ts'
import { withWaiting } from '../../src/edit/browser/waiting.ts'

const file = 'pages.json'

function line(index: number, value: SectionLine['value'], more: Partial<SectionLine> = {}): SectionLine {
  const spot = { file, at: `/pages/0/sections/${index}` }
  return {
    id: '',
    type: 'hero',
    name: '',
    use: null,
    uses: 0,
    draft: false,
    spot,
    shared: null,
    value,
    own: [],
    ...more,
  }
}

const order = { file, at: '/shared/order', fields: ['heading', 'text'] }
const page: PageState = {
  version: 5,
  path: '/',
  file,
  at: '/pages/0',
  value: { title: 'Bread' },
  sections: [
    line(0, { heading: 'Bread', items: [{ heading: 'Rye' }, { heading: 'Wheat', text: 'Fine.' }] }),
    line(1, { heading: 'Order', text: 'Here only.' }, { use: 'order', shared: order, own: ['text'] }),
  ],
  mistakes: [],
}
const site = { version: 5, file, value: { name: 'Bakery', header: { menu: [] } }, mistakes: [] }
const read = { ...nothingYet, page, site }

/** What is shown while these wait. */
function shown(...waiting: EditOperation[]) {
  return withWaiting(read, read, waiting)
}

/** What a section says, and another. */
function sections(...waiting: EditOperation[]) {
  return shown(...waiting).page?.sections.map(({ value }) => value)
}

const put = (at: string, value: unknown): EditOperation => ({ op: 'put', file, at, value })
const [first, second] = page.sections.map(({ value }) => value)

test('what waits is in its field, and all else is the very same', () => {
  expect(shown()).toBe(read)
  expect(sections(put('/pages/0/sections/0/heading', 'Rolls'))).toEqual([{ ...first, heading: 'Rolls' }, second])
  expect(sections(put('/pages/0/sections/0/items/1/heading', 'Oats'))?.[0]).toEqual({
    ...first,
    items: [{ heading: 'Rye' }, { heading: 'Oats', text: 'Fine.' }],
  })
  const { page: now, site: settings } = shown(put('/pages/0/title', 'Rolls'))
  expect(now?.value).toEqual({ title: 'Rolls' })
  expect(now?.sections).toBe(page.sections)
  expect(settings).toBe(site)
  expect(shown(put('/site/name', 'Mill')).site?.value).toEqual({ ...site.value, name: 'Mill' })
})

test('what is cleared is not there, and a field that comes is', () => {
  const clear: EditOperation = { op: 'clear', file, at: '/pages/0/sections/0/items/1/text' }
  expect(sections(clear, put('/pages/0/sections/0/tone', 'tint'))?.[0]).toEqual({
    heading: 'Bread',
    items: [{ heading: 'Rye' }, { heading: 'Wheat' }],
    tone: 'tint',
  })
})

test('of what pages share, a place shows what is meant for it', () => {
  expect(sections(put('/shared/order/heading', 'Call us'))?.[1]).toEqual({ ...second, heading: 'Call us' })
  expect(sections(put('/shared/order/text', 'Anywhere.'))?.[1]).toBe(second)
  expect(sections(put('/pages/0/sections/1/with/text', 'Now.'))?.[1]).toEqual({ ...second, text: 'Now.' })
})

test('behind what moves others, nothing is shown in their places', () => {
  const insert: EditOperation = { op: 'insert', file, at: '/pages/0/sections/0/items/0', value: { heading: 'Spelt' } }
  const typed = put('/pages/0/sections/0/items/1/heading', 'Rolls')
  expect(sections(insert, typed)).toEqual([first, second])
  expect(sections(typed, insert)?.[0]).toMatchObject({ items: [{ heading: 'Rye' }, { heading: 'Rolls' }] })
})
