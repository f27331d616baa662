import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('with a picture words and picture stand side by side, without one in the middle', () => {
  const { image: _, look: __, ...words } = full('hero')
  expect(html({ ...words, image: { src: '/images/a.svg', alt: 'A' } })).toContain('data-look="split"')
  expect(html(words)).toContain('data-look="centered"')
})

test('the first section has the main heading, and its picture comes first', () => {
  const text = html(full('hero'), { level: 1, first: true })
  expect(all(text, /<h1[^>]*>([^<]*)/g)).toEqual(['One ticket for the bay and the garden'])
  expect(text).toMatch(/<img [^>]*fetchPriority="high"/)
})

test('the first button is filled, others as they say', () => {
  expect(all(html(full('hero')), /<a [^>]*data-look="([^"]*)"/g)).toEqual(['solid', 'outline'])
})
