import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('all panels are in the page, with their labels as headings', () => {
  expect(all(html(full('tabs')), /<h3[^>]*>(?:<span [^>]*>[^<]*<\/span>)?([^<]*)</g)).toEqual([
    'Garden',
    'A bed that feeds two',
    'Clay',
    'From a lump to a jug',
    'Before you come',
    'Good to read first',
  ])
})

test('tabs and panels name each other', () => {
  const text = html(full('tabs'))
  expect(all(text, /role="tab"[^>]* aria-controls="([^"]*)"/g)).toEqual(all(text, /role="tabpanel" id="([^"]*)"/g))
  expect(all(text, /role="tab" id="([^"]*)"/g)).toEqual(
    all(text, /role="tabpanel" id="[^"]*" aria-labelledby="([^"]*)"/g),
  )
})

test('a tab without a label says its heading', () => {
  const items = [{ heading: 'Sow' }, { label: 'Harvest', heading: 'What is ripe' }]
  const text = html({ type: 'tabs', items })
  expect(all(text, /role="tab"[^>]*>.*?([A-Z]\w+)</g)).toEqual(['Sow', 'Harvest'])
  expect(all(text, /<h\d[^>]*>([^<]*)</g)).toEqual(['Sow', 'Harvest', 'What is ripe'])
})

test('the row of tabs is named after what it chooses, else after the section', () => {
  const { labels: _, ...unnamed } = full('tabs')
  expect(html(full('tabs'))).toContain('aria-label="Courses"')
  expect(html(unnamed)).toContain('aria-label="Learn it with your hands"')
})

test('a resource is a line with its note, linked below the path that the site is hosted under', () => {
  const text = html(full('tabs'), { base: '/sub' })
  expect(text).toContain('<a href="/sub/">What to wear</a><span>2 minutes</span>')
  expect(text).toContain('<a href="/sub/">How to find us</a>')
})
