import { expect, test } from 'vitest'
import { merge } from '../../../src/changes/merge/merge.ts'

const base = {
  site: { name: 'Bakery' },
  pages: [
    {
      path: '/',
      sections: [
        { type: 'hero', heading: 'Bread' },
        { type: 'quote', text: 'The best crust in town.' },
        { type: 'stats', items: [{ value: '12', label: 'loaves' }] },
      ],
      topics: ['bread', 'cake'],
    },
  ],
}
type Site = typeof base & { shared?: Record<string, unknown> }

/** What becomes of two copies that two people changed. */
function merged(ours: (site: Site) => unknown, theirs: (site: Site) => unknown) {
  const text = (change: (site: Site) => unknown) => {
    const copy: Site = structuredClone(base)
    change(copy)
    return JSON.stringify(copy, null, 2)
  }
  const outcome = merge({ base: JSON.stringify(base), ours: text(ours), theirs: text(theirs) })
  return { site: JSON.parse(outcome?.text ?? '') as Site, conflicts: outcome?.conflicts ?? [] }
}
const sections = (site: Site) => site.pages[0]?.sections ?? []
const topics = (site: Site) => site.pages[0]?.topics ?? []

test('a section that one moved and the other changed is moved and changed, whoever did which', () => {
  const move = (site: Site) => sections(site).unshift(...sections(site).splice(2, 1))
  const change = (site: Site) => Object.assign(sections(site)[2]?.items?.[0] ?? {}, { value: '13' })
  for (const outcome of [merged(move, change), merged(change, move)]) {
    expect(outcome.conflicts).toEqual([])
    expect(sections(outcome.site).map(({ type }) => type)).toEqual(['stats', 'hero', 'quote'])
    expect(sections(outcome.site)[0]?.items?.[0]).toEqual({ value: '13', label: 'loaves' })
  }
})

test('an object that both made joins, unless it says different things under one name', () => {
  const share = (name: string, heading: string) => (site: Site) =>
    Object.assign(site, { shared: { ...site.shared, [name]: { type: 'hero', heading } } })
  expect(merged(share('a', 'A'), share('b', 'B'))).toMatchObject({
    site: { shared: { a: { heading: 'A' }, b: { heading: 'B' } } },
    conflicts: [],
  })
  expect(merged(share('a', 'A'), share('a', 'B'))).toMatchObject({
    site: { shared: { a: { heading: 'A' } } },
    conflicts: [{ at: '/shared', kind: 'added' }],
  })
})

test('what both did alike is done once', () => {
  const add = (site: Site) => topics(site).push('tea')
  const remove = (site: Site) => sections(site).shift()
  for (const deed of [add, remove]) {
    const { site, conflicts } = merged(deed, deed)
    const once: Site = structuredClone(base)
    deed(once)
    expect(conflicts).toEqual([])
    expect(site).toEqual(once)
  }
})

test('what one removed and the other changed is told, at the place that it has then', () => {
  const remove = (site: Site) => sections(site).splice(1, 1)
  const change = (site: Site) => Object.assign(sections(site)[1] ?? {}, { text: 'The best crust in the county.' })
  const first = (site: Site) => sections(site).unshift({ type: 'media', heading: 'New' })
  expect(
    merged(change, (site) => {
      remove(site)
      first(site)
    }),
  ).toMatchObject({
    site: { pages: [{ sections: [{ type: 'media' }, {}, { text: 'The best crust in the county.' }, {}] }] },
    conflicts: [{ at: '/pages/0/sections/2', kind: 'removed-there' }],
  })
  expect(merged(remove, change)).toMatchObject({
    site: { pages: [{ sections: [{}, { type: 'stats' }] }] },
    conflicts: [{ at: '/pages/0/sections', kind: 'removed-here', theirs: { text: 'The best crust in the county.' } }],
  })
})

test('one section that both moved to different places stays where ours has it', () => {
  const rest = (site: Site) => sections(site).push({ type: 'place', heading: 'Here' }, { type: 'form', heading: 'Ask' })
  const before: Site = structuredClone(base)
  rest(before)
  const text = (order: number[]) =>
    JSON.stringify({
      ...before,
      pages: [{ ...before.pages[0], sections: order.map((index) => sections(before)[index]) }],
    })
  const ours = text([1, 2, 0, 3, 4])
  const outcome = merge({ base: JSON.stringify(before), ours, theirs: text([1, 2, 3, 4, 0]) })
  expect(outcome).toMatchObject({ text: ours, conflicts: [{ at: '/pages/0/sections/2', kind: 'moved' }] })
})

test('a text of a list that both wrote anew, and a type that one changed under the words of the other, are told', () => {
  const write = (topic: string) => (site: Site) => topics(site).splice(1, 1, topic)
  expect(merged(write('tea'), write('coffee'))).toMatchObject({
    site: { pages: [{ topics: ['bread', 'tea'] }] },
    conflicts: [{ at: '/pages/0/topics/1', kind: 'changed', base: 'cake', ours: 'tea', theirs: 'coffee' }],
  })
  const retype = (site: Site) => Object.assign(sections(site)[0] ?? {}, { type: 'feature' })
  const reword = (site: Site) => Object.assign(sections(site)[0] ?? {}, { heading: 'Good bread' })
  expect(merged(reword, retype).conflicts).toMatchObject([{ at: '/pages/0/sections/0', kind: 'changed' }])
})

test('how ours is written stays, and what theirs spelt comes as it is spelt', () => {
  const ours = '{ "a" : 1.0,\r\n\t"list": [1,\t2] }'
  const outcome = merge({ base: '{"a":1,"list":[1,2]}', ours, theirs: '{"a":1.00,"list":[1,2],"b":{\n  "c": 2.50\n}}' })
  expect(outcome).toEqual({
    text: '{ "a" : 1.0,\r\n\t"list": [1,\t2],\r\n\t"b":{\r\n\t\t"c": 2.50\r\n\t} }',
    conflicts: [],
  })
})
