import { expect, test } from 'vitest'
import { firstScript, loadingScript } from '../../src/agreed/first-script.ts'
import type { SitePage } from '../../src/content/resolve/site.ts'
import type { SiteSettings } from '../../src/generated/types.ts'
import { waitingScript } from '../../src/render/later-styles.ts'
import { policyTag, sitePolicy, speculationRules } from '../../src/render/policy.ts'

const settings: SiteSettings = {
  name: 'Site',
  url: 'https://site.example',
  language: 'en',
  theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
}

/** A page with films of these players. */
function films(...players: (string | undefined)[]): SitePage {
  const sections = players.map((player) => ({
    type: 'video' as const,
    heading: 'A film',
    image: { src: '/images/a.svg', alt: 'A bowl' },
    href: '/films/a.mp4',
    ...(player && { player }),
  }))
  return { path: '/', title: 'Films', description: 'Films.', sections, file: 'pages.json', pointer: '/pages/0' }
}

const frames = (...pages: SitePage[]) => /frame-src ([^;]*);/.exec(sitePolicy({ settings, pages }, ''))?.[1]

test('pages may frame the players of the films that the site shows, and no others', () => {
  const pages = [
    films('https://video.example/embed/1?autoplay=1', 'https://video.example/embed/2'),
    films('https://films.example:8443/a'),
  ]
  expect(frames(...pages)).toBe('https://films.example:8443 https://video.example')
})

test('a site without players has the policy that it had', () => {
  expect(frames(films(undefined))).toBeUndefined()
  expect(sitePolicy({ settings, pages: [] }, '')).toBe(sitePolicy({ settings, pages: [films(undefined)] }, ''))
})

test('a page may frame the players of its own films alone', () => {
  const [own, other] = [films('https://video.example/embed/1'), films('https://films.example/a')]
  expect(frames(own, other)).toBe('https://films.example https://video.example')
  expect(policyTag(own, settings, [])).toContain('frame-src https://video.example;')
})

test('a host allows each script that stands in any page', () => {
  const sent = sitePolicy({ settings, pages: [] }, '/base')
  for (const script of [firstScript, loadingScript, waitingScript, speculationRules('/base')]) {
    const [, hash = ''] = /('sha256-[^']*')/.exec(policyTag(films(), settings, [script])) ?? []
    expect(sent).toContain(hash)
  }
})

test('what is sent may go to the lead service', () => {
  const elsewhere = { ...settings, leads: { base: 'https://leads.example' } }
  for (const policy of [sitePolicy({ settings: elsewhere, pages: [] }, ''), policyTag(films(), elsewhere, [])])
    expect(policy).toContain("connect-src 'self' https://leads.example; form-action 'self' https://leads.example")
})

test('a host is named in letters that a header may have, and what is no address is not named', () => {
  const sent = (base: string) => sitePolicy({ settings: { ...settings, leads: { base } }, pages: [] }, '')
  expect(sent('https://leads.müller.example')).toContain("form-action 'self' https://leads.xn--mller-kva.example;")
  expect(sent('https://leads.example:99999')).toContain("form-action 'self';")
  expect(frames(films('https://films.example:99999/a', 'https://films.example/a'))).toBe('https://films.example')
})
