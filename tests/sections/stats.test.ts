import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

const items = [
  { figure: '38', heading: 'crossings a day', note: 'Timetable of 2026' },
  { figure: '20 min', heading: 'across the bay' },
]

test('each figure is the value of a name: heard as "crossings a day: 38"', () => {
  const drawn = html({ type: 'stats', items })
  expect(all(drawn, /<(?:dt|dd)[^>]*>(?:<span>|<p[^>]*>)?([^<]+)/g)).toEqual([
    'crossings a day',
    '38',
    'Timetable of 2026',
    'across the bay',
    '20 min',
  ])
})

test('names of figures are no headings: the outline of the page stays short', () => {
  expect(all(html(full('stats')), /<(h\d)/g)).toEqual(['h2'])
})

test('the longest figure decides in which size all of them find room', () => {
  expect(html({ type: 'stats', items })).toContain('style="--signs:6"')
})

test('a row is a grid of as many columns as come out even, the other looks are lists of their own', () => {
  const drawn = (look: 'row' | 'panel' | 'lead') => all(html(full('stats', { look })), /<dl class="([^"]*)"/g)
  expect([...drawn('row'), ...drawn('panel'), ...drawn('lead')]).toEqual(['grid', 'list', 'list'])
})
