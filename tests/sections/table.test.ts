import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('heads name the columns, and the first cell of each row names the row', () => {
  const drawn = html(full('table', { head: ['Wood', 'Colour'], rows: [['Oak', '*brown*']] }))
  expect(all(drawn, /<(t[hd](?: [^>]*)?>.*?)<\/t[hd]>/g)).toEqual([
    'th scope="col">Wood',
    'th scope="col">Colour',
    'th scope="row"><span>Oak</span>',
    'td><span><em>brown</em></span>',
  ])
})

test('it is reached by the keyboard and called what its heading says', () => {
  const drawn = html(full('table'))
  expect(drawn).toMatch(/<div aria-label="What the crossing costs" class="[^"]*" role="region" tabindex="0">/i)
  expect(drawn).toContain('<table aria-label="What the crossing costs">')
})

test('columns of figures end where their heads end, and others begin where theirs do', () => {
  const drawn = html(full('table'))
  expect(all(drawn, /<th data-figures="true" scope="col">([^<]*)/g)).toEqual(['One way', 'There and back', 'Ten times'])
  expect(all(drawn, /<td data-figures="true"><span>([^<]*)/g).slice(0, 3)).toEqual(['€ 4.50', '€ 8.00', '€ 36.00'])
})
