import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('all panels are in the page, with their labels as headings', () => {
  expect(all(html(full('tabs')), /<h3[^>]*>([^<]*)</g)).toEqual([
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

test('resources lie below the path that the site is hosted under', () => {
  expect(html(full('tabs'), { base: '/sub' })).toContain('<a href="/sub/">How to find us</a>')
})
