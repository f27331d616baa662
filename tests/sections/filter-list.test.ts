import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('all groups are in the page, each with its label as a heading above its entries', () => {
  expect(
    all(html(full('filter-list')), /<(h\d[^>]*>(?:<span [^>]*>[^<]*<\/span>)?[^<]*)</g).map((heading) =>
      heading.replace(/ class="[^"]*"/, ''),
    ),
  ).toEqual([
    'h2>Bicycles that we have built',
    'h3>Town',
    'h4>A bicycle that carries a cello',
    'h3>Travel',
    'h4><span>1,900 miles </span>Six weeks to the sea and back',
  ])
})

test('the first group is chosen', () => {
  expect(all(html(full('filter-list')), /aria-pressed="([a-z]*)"/g)).toEqual(['true', 'false'])
})

test('the row of buttons is named after what it chooses, else after the section', () => {
  const { labels: _, ...unnamed } = full('filter-list')
  expect(html(full('filter-list'))).toContain('<div aria-label="Kind"')
  expect(html(unnamed)).toContain('<div aria-label="Bicycles that we have built"')
})
