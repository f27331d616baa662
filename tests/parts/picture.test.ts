import { expect, test } from 'vitest'
import type { Image } from '../../src/generated/types.ts'
import { full, html } from '../sections/render.ts'

const image: Image = { src: '/images/a-picture.svg', alt: 'A picture' }

test('what a picture is about stays in sight where it is cropped', () => {
  const drawn = html(full('hero', { image: { ...image, focus: { x: 75, y: 40 } } }))
  expect(drawn).toMatch(/<img [^>]*style="object-position:75% 40%"/)
})

test('without a focus the style of its place says what is seen of a picture', () => {
  expect(html(full('hero', { image }))).not.toContain('style="object-position')
})
