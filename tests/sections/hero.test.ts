import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('a picture stands beside the words, a figure leads them, and words alone stand in the middle', () => {
  const { image: _, look: __, figure: ___, note: ____, ...words } = full('hero')
  expect(html({ ...words, figure: '40%', image: { src: '/images/a.svg', alt: 'A' } })).toContain('data-look="split"')
  expect(html({ ...words, figure: '40%' })).toContain('data-look="figure"')
  expect(html(words)).toContain('data-look="centered"')
})

test('every look shows all that was written', () => {
  for (const look of ['split', 'bleed', 'centered', 'figure', 'editorial', 'compact'] as const) {
    const text = html(full('hero', { look }))
    for (const part of ['One ticket for the bay', 'Board at the old pier', '20 min', 'from pier to pier', '<picture>'])
      expect(text.split(part), `${part}, ${look}`).toHaveLength(2)
  }
})

test('the first section has the main heading, and its picture comes first', () => {
  const text = html(full('hero'), { level: 1, first: true })
  expect(all(text, /<h1[^>]*>([^<]*)/g)).toEqual(['One ticket for the bay and the garden'])
  expect(text).toMatch(/<img [^>]*fetchPriority="high"/)
})

test('the first button is filled, others as they say', () => {
  expect(all(html(full('hero')), /<a [^>]*data-look="([^"]*)"/g)).toEqual(['solid', 'outline'])
})
