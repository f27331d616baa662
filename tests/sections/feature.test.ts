import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { all, full, html } from './render.ts'

test('words come before the picture for those who listen, whatever side it stands on', () => {
  const text = html(full('feature', { side: 'left' }))
  expect(text.indexOf('<h2>')).toBeLessThan(text.indexOf('<picture>'))
  expect(text).toContain('data-side="left"')
})

test('has paragraphs, and points in a list', () => {
  const text = html(full('feature'))
  expect(all(text, /<p>([^<]*)/g)).toEqual([
    'We began in a shed by the harbour, with a borrowed vice and a promise to try ',
    'Today we mend, build and teach.',
  ])
  expect(all(text, /<li>(.*?)<\/li>/g)).toEqual([
    'Mended within <em>three days</em>',
    'No charge when we cannot mend it',
  ])
})

test('the smallest example has words beside a picture already, as its name says', () => {
  const smallest = examples.find(({ name }) => name === 'feature-1')?.section
  expect(smallest).toMatchObject({
    body: expect.stringMatching(/\w/),
    image: { src: expect.stringMatching(/^\/images/) },
  })
})
