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
  return { site: JSON.parse(outcome.text) as Site, conflicts: outcome.conflicts }
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
    conflicts: [{ at: '/shared/a', kind: 'added' }],
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

test('what both changed is told from the top of the file to its end', () => {
  const write = (words: string) => (site: Site) => {
    site.site.name = words
    for (const section of sections(site).slice(0, 2)) Object.assign(section, { heading: words })
  }
  expect(merged(write('Ours'), write('Theirs')).conflicts.map(({ at }) => at)).toEqual([
    '/site/name',
    '/pages/0/sections/0/heading',
    '/pages/0/sections/1/heading',
  ])
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
    conflicts: [
      { at: '/pages/0/sections', kind: 'removed-here', place: 1, theirs: { text: 'The best crust in the county.' } },
    ],
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

test('of what two people moved, something is seen of both, or it is told: nobody’s order is lost unsaid', () => {
  const base = ['a', 'b', 'c', 'd']
  const orders = base.flatMap((one) =>
    base.flatMap((two) =>
      base.flatMap((three) => {
        const order = [...new Set([one, two, three])]
        return order.length === 3 ? [[...order, ...base.filter((four) => !order.includes(four))]] : []
      }),
    ),
  )
  const passed = (order: readonly string[]) =>
    base.flatMap((one, at) =>
      base
        .slice(at + 1)
        .filter((two) => order.indexOf(two) < order.indexOf(one))
        .map((two) => one + two),
    )
  const lost = orders.flatMap((ours) =>
    orders.flatMap((theirs) => {
      const { text, conflicts } = merge({
        base: JSON.stringify(base),
        ours: JSON.stringify(ours),
        theirs: JSON.stringify(theirs),
      })
      const seen = new Set(passed(JSON.parse(text)))
      const isLost = [ours, theirs]
        .map(passed)
        .some((pairs) => pairs.length > 0 && !pairs.some((pair) => seen.has(pair)))
      return isLost && conflicts.length === 0 ? [{ ours, theirs, text }] : []
    }),
  )
  expect(orders).toHaveLength(24)
  expect(lost).toEqual([])
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

/** A site of two pages, where things have somewhere to go. */
const two = {
  site: { name: 'Bakery', menu: [{ label: 'Our bread', href: '/bread' }] },
  pages: [
    {
      path: '/',
      sections: [
        { type: 'hero', heading: 'Bread from our own oven' },
        { type: 'quote', text: 'The best crust in town, and in the county.' },
        { type: 'stats', heading: 'In numbers', items: [{ value: '12', label: 'loaves an hour' }] },
      ],
    },
    { path: '/bread', sections: [{ type: 'hero', heading: 'Rye, wheat and spelt' }] },
  ] as { path: string; sections: Section[] }[],
  shared: {} as Record<string, Section> | undefined,
}
interface Section {
  type?: string
  use?: string
  heading?: string
  text?: string
  items?: Record<string, string>[]
}
type Two = typeof two
const on = (site: Two, page: number) => site.pages[page]?.sections ?? []

/** What becomes of it, and of the same done by the other. */
function bothWays(one: (site: Two) => unknown, other: (site: Two) => unknown, start: Two = two) {
  const after = (...deeds: ((site: Two) => unknown)[]) => {
    const copy = structuredClone(start)
    for (const deed of deeds) deed(copy)
    return copy
  }
  const written = (value: unknown) => JSON.stringify(value, null, 2)
  return [
    [one, other],
    [other, one],
  ].map(([ours = one, theirs = other]) => {
    const outcome = merge({ base: written(start), ours: written(after(ours)), theirs: written(after(theirs)) })
    return {
      text: outcome.text,
      site: JSON.parse(outcome.text) as Two,
      conflicts: outcome.conflicts,
      one: written(after(one, other)),
    }
  })
}

const reword = (site: Two) => Object.assign(on(site, 0)[1] ?? {}, { text: 'The best crust in the country.' })
const recount = (site: Two) => Object.assign(on(site, 0)[2]?.items?.[0] ?? {}, { value: '13' })
const toBread = (index: number) => (site: Two) => on(site, 1).unshift(...on(site, 0).splice(index, 1))

test.each<[string, (site: Two) => unknown, (site: Two) => unknown]>([
  ['a section of another page', reword, toBread(1)],
  ['a list within it', recount, toBread(2)],
  [
    'a section and its place',
    recount,
    (site) => {
      toBread(2)(site)
      Object.assign(on(site, 1)[0] ?? {}, { heading: 'All in numbers' })
    },
  ],
  [
    'an entry of another section',
    recount,
    (site) => {
      const [entry = {}] = on(site, 0)[2]?.items?.splice(0, 1) ?? []
      Object.assign(on(site, 1)[0] ?? {}, { items: [entry] })
    },
  ],
  [
    'two sections of a new page',
    (site) => [reword(site), recount(site)],
    (site) => site.pages.push({ path: '/about', sections: on(site, 0).splice(1, 2) }),
  ],
  [
    'what is left of a page that is gone',
    (site) => Object.assign(on(site, 1)[0] ?? {}, { text: 'And of oats on Saturdays.' }),
    (site) => on(site, 0).push(...(site.pages.pop()?.sections ?? [])),
  ],
  [
    'a shared section',
    reword,
    (site) => {
      const [quote = {}] = on(site, 0).splice(1, 1, { use: 'praise' })
      site.shared = { ...site.shared, praise: quote }
    },
  ],
])('what one side moved to another list of the file and the other changed is both: %s', (_, change, move) => {
  for (const { text, conflicts, one } of bothWays(change, move)) {
    expect(conflicts).toEqual([])
    expect(text).toBe(one)
  }
})

test('the first shared section of a site, changed by the other, is both', () => {
  const { shared: _, ...start } = two
  const share = (site: Two) => {
    const [quote = {}] = on(site, 0).splice(1, 1, { use: 'praise' })
    site.shared = { praise: quote }
  }
  for (const { text, conflicts, one } of bothWays(reword, share, start as Two)) {
    expect(conflicts).toEqual([])
    expect(text).toBe(one)
  }
})

test('the first shared section of a site, changed by who shares it and by the other, has both changes', () => {
  const { shared: _, ...start } = two
  const explain = (site: Two) => Object.assign(on(site, 0)[2] ?? {}, { text: 'Counted on a Monday.' })
  const share = (site: Two) => {
    const [stats = {}] = on(site, 0).splice(2, 1, { use: 'numbers' })
    site.shared = { numbers: { ...stats, heading: 'All in numbers' } }
  }
  for (const { site, conflicts, one } of bothWays(explain, share, start as Two)) {
    expect(conflicts).toEqual([])
    expect(site).toEqual(JSON.parse(one))
  }
})

test('what one moved into the first section that they share comes along, with what the other changed there', () => {
  const { shared: _, ...start } = two
  const share = (site: Two) => {
    const [stats = {}] = on(site, 0).splice(2, 1, { use: 'numbers' })
    site.shared = { numbers: { ...stats, items: [...site.site.menu.splice(0, 1), ...(stats.items ?? [])] } }
  }
  for (const { site, conflicts, one } of bothWays(recount, share, start as Two)) {
    expect(conflicts).toEqual([])
    expect(site).toEqual(JSON.parse(one))
  }
})

test('what both shared under two names is shared once, by the name of ours, wherever theirs uses it', () => {
  const share = (name: string, page: number) => (site: Two) => {
    const [quote = {}] = on(site, 0).splice(1, 1, { use: name })
    site.shared = { ...site.shared, [name]: quote }
    on(site, page).push({ use: name })
  }
  const { shared: _, ...start } = two
  for (const from of [two, start as Two]) {
    const [one, other] = bothWays(share('praise', 0), share('crust', 1), from)
    for (const [outcome, name] of [
      [one, 'praise'],
      [other, 'crust'],
    ] as const) {
      expect(outcome?.conflicts).toEqual([])
      expect(Object.keys(outcome?.site.shared ?? {})).toEqual([name])
      expect(outcome?.site.pages.map(({ sections }) => sections.flatMap(({ use = [] }) => use))).toEqual([
        [name, name],
        [name],
      ])
    }
  }
})

test('where both share the first sections of a site, and one of them more, all of it is shared', () => {
  const { shared: _, ...start } = two
  const share = (name: string, index: number) => (site: Two) => {
    const [section = {}] = on(site, 0).splice(index, 1, { use: name })
    site.shared = { ...site.shared, [name]: section }
  }
  const both = (site: Two) => [share('opening', 0)(site), share('crust', 1)(site)]
  const [, quote] = on(two, 0)
  for (const { site, conflicts } of bothWays(share('praise', 1), both, start as Two)) {
    expect(conflicts).toEqual([])
    const name = Object.keys(site.shared ?? {}).find((one) => one !== 'opening') ?? ''
    expect(site.shared).toEqual({ opening: on(two, 0)[0], [name]: quote })
    expect(on(site, 0).slice(0, 2)).toEqual([{ use: 'opening' }, { use: name }])
  }
})

test('a section that one moved to another page and the other removed is told, and is where ours has it', () => {
  const remove = (site: Two) => on(site, 0).splice(1, 1)
  const [removedHere, movedHere] = bothWays(remove, toBread(1))
  expect(removedHere).toMatchObject({ site: { pages: [{}, { sections: [{ type: 'hero' }] }] } })
  expect(removedHere?.conflicts).toMatchObject([
    { at: '/pages/1/sections', kind: 'removed-here', base: { type: 'quote' } },
  ])
  expect(movedHere).toMatchObject({ site: { pages: [{}, { sections: [{ type: 'quote' }, { type: 'hero' }] }] } })
  expect(movedHere?.conflicts).toMatchObject([
    { at: '/pages/1/sections/0', kind: 'removed-there', ours: { type: 'quote' } },
  ])
})

/** A new page, with a section that came from another and below it a new one, with an entry of another. */
function gather(site: Two): void {
  const [entry = {}] = on(site, 0)[2]?.items?.splice(0, 1) ?? []
  const sections = [{ type: 'hero', heading: 'All about us' }, ...on(site, 0).splice(1, 1)]
  site.pages.push({ path: '/about', sections: [...sections, { type: 'stats', heading: 'Ovens', items: [entry] }] })
}

test('what moved into a list that is new, below something else that moved, is moved and changed', () => {
  for (const { text, conflicts, one } of bothWays(recount, gather)) {
    expect(conflicts).toEqual([])
    expect(text).toBe(one)
  }
})

test('what moved into such a list, and was removed by the other, is told', () => {
  const [removedHere, movedHere] = bothWays((site) => on(site, 0)[2]?.items?.pop(), gather)
  expect(removedHere?.conflicts).toMatchObject([{ at: '/pages/2/sections/2/items', kind: 'removed-here' }])
  expect(movedHere?.conflicts).toMatchObject([{ at: '/pages/2/sections/2/items/0', kind: 'removed-there' }])
})

test('a removal is told also where what stood before the new list moved away', () => {
  const move = (site: Two) => {
    const [entry = {}] = on(site, 0)[2]?.items?.splice(0, 1) ?? []
    on(site, 0).push({ type: 'stats', heading: 'Ovens and what they do', items: [entry] })
    toBread(1)(site)
  }
  const [removedHere, movedHere] = bothWays((site) => on(site, 0)[2]?.items?.pop(), move)
  expect(removedHere?.conflicts).toMatchObject([{ kind: 'removed-here' }])
  expect(movedHere?.conflicts).toMatchObject([{ kind: 'removed-there' }])
})

test('a section that both moved to different pages is told, and is once in the file, with what both wrote', () => {
  const three: Two = { ...two, pages: [...two.pages, { path: '/cake', sections: [] }] }
  const toCake = (site: Two) => {
    reword(site)
    site.pages[2]?.sections.push(...on(site, 0).splice(1, 1))
  }
  const [one, other] = bothWays(toCake, toBread(1), three)
  expect(one?.conflicts).toMatchObject([{ at: '/pages/2/sections/0', kind: 'moved', theirs: 'in "/bread" (…)' }])
  expect(other?.conflicts).toMatchObject([{ at: '/pages/1/sections/0', kind: 'moved', theirs: 'in "/cake" (…)' }])
  for (const outcome of [one, other]) expect(outcome?.text.match(/The best crust in the country/g)).toHaveLength(1)
})

test('a section that one moved to a page which the other removed stays', () => {
  const remove = (site: Two) => site.pages.pop()
  const [removedHere, movedHere] = bothWays(remove, toBread(1))
  expect(removedHere?.site.pages.map(({ path }) => path)).toEqual(['/'])
  expect(removedHere?.site.pages[0]?.sections[1]).toMatchObject({ type: 'quote' })
  expect(removedHere?.conflicts).toMatchObject([
    { at: '/pages/0/sections/1', kind: 'moved', theirs: 'in "/bread" (…)' },
  ])
  expect(movedHere?.site.pages[1]?.sections[0]).toMatchObject({ type: 'quote' })
  expect(movedHere?.conflicts).toMatchObject([{ at: '/pages/1', kind: 'removed-there' }])
})

test('what both split into the same new page is there once', () => {
  const split = (site: Two) => site.pages.push({ path: '/about', sections: on(site, 0).splice(1, 2) })
  for (const { text, conflicts, site } of bothWays(split, split)) {
    expect(conflicts).toEqual([])
    expect(site.pages).toHaveLength(3)
    expect(text.match(/best crust/g)).toHaveLength(1)
  }
})
