import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('what was said is a quotation, and who said it its caption', () => {
  const drawn = html(full('quote'))
  expect(drawn).toMatch(/<figure[^>]*>.*<blockquote[^>]*><p>I used to carry the <em>whole<\/em> garden/)
  expect(drawn).toMatch(/<figcaption[^>]*>.*Ines Calder.*<\/figcaption><\/figure>/)
})

test('quotation marks are left to the style sheet, which knows the language of the page', () => {
  expect(html({ type: 'quote', text: 'It holds.', name: 'Ada' })).toContain('<p>It holds.</p>')
})

test('a picture stands at the side, or small beside the name', () => {
  const order = (look: 'large' | 'portrait') => all(html(full('quote', { look })), /<(picture|blockquote|figcaption)/g)
  expect(order('portrait')).toEqual(['picture', 'blockquote', 'figcaption'])
  expect(order('large')).toEqual(['blockquote', 'figcaption', 'picture'])
})

test('what came of it is read as one sentence', () => {
  const [result = ''] = all(html(full('quote')), /(<strong>9 hours.*?)<\/p>/g)
  expect(result.replaceAll(/<[^>]*>/g, '')).toBe('9 hours a week no longer spent on lists')
})
