import { expect, test } from 'vitest'
import { pictureWidth } from '../../src/picture-width.ts'
import { all, full, html } from './render.ts'

test('each entry has its number on the picture, where it says', () => {
  const text = html(full('media'))
  const marks = /<span [^>]*class="[^"]*mark[^"]*" style="([^"]*)">/g
  expect(all(text, marks)).toEqual(['left:48%;top:31%', 'left:83%;top:43%', 'left:55%;top:80%'])
  expect(all(text, /style="left[^>]*>(\d)</g)).toEqual(['1', '2', '3'])
})

test('the numbers are for the eye: others read the list, in its order', () => {
  const text = html(full('media'))
  expect(all(text, /<span (aria-hidden="true") class="mark"/g)).toHaveLength(3)
  const [list = ''] = all(text, /<ol [^>]*>(.*?)<\/ol>/gs)
  expect(all(list, /<h3>(.*?)<\/h3>/g)).toEqual(full('media').items.map(({ heading }) => heading))
})

test('the picture comes before the list, after what it is about', () => {
  expect(html(full('media'))).toMatch(/The whole bay.*<picture>.*<ol.*Ask for a place/s)
})

test('below the picture, the entries stand in columns', () => {
  expect(all(html(full('media', { look: 'below' })), /<ol [^>]*data-columns="(\d)"/g)).toEqual(['3'])
  expect(html(full('media'))).not.toContain('data-columns')
})

test('a picture is as wide as its frame and its look leave room', () => {
  expect(pictureWidth(full('media'))).toBe(44)
  expect(pictureWidth(full('media', { look: 'below' }))).toBe(75)
  expect(pictureWidth(full('media', { look: 'below', frame: 'phone' }))).toBe(20)
})

test('links lead to an entry by its id', () => {
  expect(html(full('media'))).toMatch(/<li [^>]*id="under-way"/)
})
