import { expect, test } from 'vitest'
import type { Site } from '../../src/content/resolve/site.ts'
import { usualWords } from '../../src/generated/words.ts'
import { examplePage, inGallery, inScheme, withoutShell } from '../../src/preview/gallery.ts'
import { examples } from '../sections/examples.ts'

const site: Site = {
  settings: {
    name: 'Site',
    url: 'https://site.example',
    language: 'en',
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    chat: { label: 'Chat with us', href: 'https://chat.example', phone: '1', message: 'Hello' },
  },
  words: usualWords,
  pages: [],
  publicFiles: new Set(),
}

test('an example is a page of its own', () => {
  const page = examplePage('/_sections/preview/hero/2')
  expect(page).toMatchObject({ title: 'hero, example 2', layout: 'bare', noindex: true, pointer: '/examples/1' })
  expect(page?.sections).toEqual([examples.find(({ name }) => name === 'hero-2')?.section])
})

test('an example has the look and the tone that its address asks for', () => {
  const page = examplePage('/_sections/preview/hero/2', new URLSearchParams({ look: 'centered', tone: 'dark' }))
  expect(page?.sections).toMatchObject([{ type: 'hero', look: 'centered', tone: 'dark' }])
})

test('the site is shown in the scheme that the address asks for, and else in its own', () => {
  const scheme = (query: string) => inScheme(site, new URLSearchParams(query)).settings.theme.scheme
  expect([scheme('scheme=dark'), scheme('scheme=loud'), scheme('')]).toEqual(['dark', undefined, undefined])
})

test.for([
  '/_sections/preview/hero/3',
  '/_sections/preview/heroes/1',
  '/_sections/preview/../1',
  '/_sections/hero',
  '/',
])('%s is no example', (address) => {
  expect(examplePage(address)).toBeUndefined()
})

test('the gallery has its own addresses and no others', () => {
  expect(['/_sections', '/_sections/', '/_sections/hero'].map(inGallery)).toEqual([true, true, true])
  expect(['/', '/_sectionsx', '/about/_sections'].map(inGallery)).toEqual([false, false, false])
})

test('nothing floats above an example', () => {
  expect(withoutShell(site).settings.chat).toBeUndefined()
  expect(withoutShell(site).settings.name).toBe('Site')
})
