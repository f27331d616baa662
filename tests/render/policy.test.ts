import { expect, test } from 'vitest'
import type { SitePage } from '../../src/content/resolve/site.ts'
import type { SiteSettings } from '../../src/generated/types.ts'
import { contentPolicy } from '../../src/render/policy.ts'

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

const frames = (...pages: SitePage[]) => /frame-src ([^;]*);/.exec(contentPolicy({ settings, pages }, ''))?.[1]

test('pages may frame the players of the films that the site shows, and no others', () => {
  const pages = [
    films('https://video.example/embed/1?autoplay=1', 'https://video.example/embed/2'),
    films('https://films.example:8443/a'),
  ]
  expect(frames(...pages)).toBe('https://films.example:8443 https://video.example')
})

test('a site without players has the policy that it had', () => {
  expect(frames(films(undefined))).toBeUndefined()
  expect(contentPolicy({ settings, pages: [] }, '')).toBe(contentPolicy({ settings, pages: [films(undefined)] }, ''))
})
