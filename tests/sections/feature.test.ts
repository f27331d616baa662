import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('words come before the picture for those who listen, whatever side it stands on', () => {
  const text = html(full('feature', { side: 'left' }))
  expect(text.indexOf('<h2>')).toBeLessThan(text.indexOf('<picture>'))
  expect(text).toContain('data-side="left"')
})

test('has paragraphs, and points in a list', () => {
  const text = html(full('feature'))
  expect(all(text, /<p>([^<]*)/g)).toEqual([
    'We began on a night shift, with a nurse who wrote every value ',
    'Today our software runs in hospitals, clinics and laboratories.',
  ])
  expect(all(text, /<li>(.*?)<\/li>/g)).toEqual(['Report within <em>5 days</em>', 'No obligation, and confidential'])
})
