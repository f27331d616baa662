import { expect, test } from 'vitest'
import { usualWords } from '../../src/generated/words.ts'
import { all, full, html } from './render.ts'

test('a table says what its parts are, also where a style sheet lays them out anew', () => {
  const drawn = html(full('comparison'))
  expect(drawn).toMatch(/<table aria-label="Come once, or come every day" [^>]*role="table">/)
  const parts = { thead: 'rowgroup', tbody: 'rowgroup', tfoot: 'rowgroup', tr: 'row', td: 'cell' }
  for (const [name, role] of Object.entries(parts)) {
    const tags = all(drawn, new RegExp(`<${name}((?: [^>]*)?)>`, 'g'))
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.filter((tag) => !tag.includes(` role="${role}"`))).toEqual([])
  }
})

test('a table without a heading is called by what it compares', () => {
  const { heading: _, ...rest } = full('comparison')
  expect(html(rest)).toMatch(/<table aria-label="Guest, Member, Studio" /)
})

test('plans head columns, labels head groups in bodies of their own, and rows have heads', () => {
  const drawn = html(full('comparison'))
  expect(all(drawn, /<th [^>]*role="columnheader" scope="col">/g)).toHaveLength(3)
  const bodies = all(drawn, /<tbody[^>]*>(.*?)<\/tbody>/g)
  expect(
    bodies.map((body) => all(body, /^<tr [^>]*><th colSpan="4" role="rowheader" scope="rowgroup">(.*?)<\/th>/g)),
  ).toEqual([['At the wheel'], ['Kiln and shelves'], ['Among potters']])
  expect(all(bodies[0] ?? '', /role="rowheader" scope="row">([^<]*)/g)).toEqual([
    'Evenings at the wheel',
    'Somebody at your side',
    'A key to the door',
  ])
})

test('ticks and dashes are words to those who do not see them, in the language of the site', () => {
  const groups = [{ label: 'Ofen', items: [{ heading: 'Ein Regal', values: [true, false, 'Zwei'] }] }]
  const words = { ...usualWords, comparison: { yes: 'Ja', no: 'Nein' } }
  const [, body = ''] = /<tbody(.*)<\/tbody>/.exec(html(full('comparison', { groups }), { words })) ?? []
  const cells = all(body, /<td [^>]*>(.*?)<\/td>/g)
  const heard = cells.map((cell) => cell.replace(/<(svg|span) aria-hidden.*?<\/\1>/, '').replace(/<[^>]*>/g, ''))
  expect(heard).toEqual(['Ja', 'Nein', 'Zwei'])
  expect(cells[0]).toMatch(/^<svg aria-hidden="true"/)
})

test('the column of the plan with a badge is marked from its head to its button, which is the filled one', () => {
  const drawn = html(full('comparison'))
  const rows = all(drawn, /<tr[^>]*>(.*?)<\/tr>/g).filter((row) => !row.includes('rowgroup'))
  for (const row of rows) {
    const cells = all(row, /<t([hd] [^>]*)>/g).slice(1)
    expect(cells.map((cell) => cell.includes('marked'))).toEqual([false, true, false])
  }
  expect(all(drawn, /<a [^>]*data-look="([^"]*)"/g)).toEqual(['outline', 'solid', 'outline'])
})

test('without labels on links there is no row of buttons, and the name of a plan is its link', () => {
  const items = [{ heading: 'Guest', link: { href: '/guest' } }, { heading: 'Member' }]
  const drawn = html({
    type: 'comparison',
    items,
    groups: [{ label: 'Kiln', items: [{ heading: 'A shelf', values: [true, true] }] }],
  })
  expect(drawn).not.toContain('<tfoot')
  expect(drawn).toContain('<a href="/guest">Guest</a>')
})
