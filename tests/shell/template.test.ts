import { expect, test } from 'vitest'
import { context, settings, shellOn } from './settings.ts'

const site = settings()
const on = (path: string) => shellOn(path, site, context({ base: '/sub' }))

test('links to the page are marked, and no others', () => {
  expect(on('/software').header.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([
    '<a class="title" aria-current="page" href="/sub/software">',
    '<a class="link" aria-current="page" href="/sub/software">',
  ])
})

test('a link to a place on the page is not a link to the page', () => {
  expect(on('/prices').header).not.toContain('aria-current')
})

test('nothing is left of the places that pages fill', () => {
  expect(Object.values(on('/about')).join('')).not.toContain('data-place')
})

test('what an author writes is no place', () => {
  const text = 'A place: data-place="" and no more'
  const menu = [{ label: text, groups: [{ label: text, items: [{ heading: text, text, link: { href: '/about' } }] }] }]
  const { header } = shellOn('/about', settings({ header: { menu } }), context())
  expect(header.match(/data-place=&quot;&quot; and no more/g)).toHaveLength(4)
  expect(header.match(/aria-current="page"/g)).toHaveLength(2)
})

test('the chat begins with the greeting of the page', () => {
  const chat = (path: string) => /text=([^"]*)/.exec(on(path).overlays)?.[1] ?? ''
  expect(decodeURIComponent(chat('/prices'))).toBe('Hello & welcome?')
  expect(decodeURIComponent(chat('/about'))).toBe("Hi, I'm interested.")
})

test('of two greetings for a page the first is said', () => {
  const greetings = ['First', 'Second'].map((message) => ({ paths: ['/'], message }))
  const twice = settings({ ...(site.chat && { chat: { ...site.chat, greetings } }) })
  expect(shellOn('/', twice, context()).overlays).toContain('text=First"')
})

test('a chat address with a query of its own keeps it', () => {
  const own = settings({ ...(site.chat && { chat: { ...site.chat, href: 'https://chat.example/?to=91' } }) })
  expect(shellOn('/', own, context()).overlays).toContain(
    'href="https://chat.example/?to=91&amp;text=Hello%20%26%20welcome%3F"',
  )
})
