import { expect, test } from 'vitest'
import { forPage } from '../../src/shell/current.ts'
import { renderShell } from '../../src/shell/index.tsx'
import { context, settings } from './settings.ts'

const site = settings()
const shell = renderShell(site, context({ base: '/sub' }))

test('links to the page are marked, and no others', () => {
  const html = forPage(shell.header, '/software', site)
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([
    '<a class="title" aria-current="page" href="/sub/software">',
    '<a class="link" aria-current="page" href="/sub/software">',
  ])
})

test('a link to a place on the page is not a link to the page', () => {
  expect(forPage(shell.header, '/prices', site)).not.toContain('aria-current')
})

test('nothing is left of how links are found', () => {
  expect(
    Object.values(shell)
      .map((html) => forPage(html, '/about', site))
      .join(''),
  ).not.toContain('data-page')
})

test('the chat begins with the greeting of the page', () => {
  const chat = (path: string) => /text=([^"]*)/.exec(forPage(shell.overlays, path, site))?.[1] ?? ''
  expect(decodeURIComponent(chat('/prices'))).toBe('Hello & welcome?')
  expect(decodeURIComponent(chat('/about'))).toBe("Hi, I'm interested.")
})

test('a chat address with a query of its own keeps it', () => {
  const own = settings()
  const changed = { ...own, ...(own.chat && { chat: { ...own.chat, href: 'https://chat.example/?to=91' } }) }
  const { overlays } = renderShell(changed, context())
  expect(forPage(overlays, '/', changed)).toContain(
    'href="https://chat.example/?to=91&amp;text=Hello%20%26%20welcome%3F"',
  )
})
