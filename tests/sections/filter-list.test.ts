import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('all groups are in the page, each with its label as a heading above its entries', () => {
  expect(
    all(html(full('filter-list')), /<(h\d[^>]*>[^<]*)</g).map((heading) => heading.replace(/ class="[^"]*"/, '')),
  ).toEqual([
    'h2>What changed, and by how much',
    'h3>Hospitals',
    'h4>A hospital leaves paper behind',
    'h3>Clinics',
    'h4>Twelve clinics, one calendar',
  ])
})

test('the first group is chosen', () => {
  expect(all(html(full('filter-list')), /aria-pressed="([a-z]*)"/g)).toEqual(['true', 'false'])
})

test('the row of buttons is named after what it chooses, else after the section', () => {
  const { label: _, ...unnamed } = full('filter-list')
  expect(html(full('filter-list'))).toContain('<div aria-label="Sector"')
  expect(html(unnamed)).toContain('<div aria-label="What changed, and by how much"')
})
