import { expect, test } from 'vitest'
import { pageLike, proposedFile, proposedPath } from '../../src/edit/browser/outline/proposed.ts'
import { writtenPage } from '../../src/edit/server/pages.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { aSession } from './a-session.ts'

test('a page whose title has no letter of a path gets one all the same, which no other page has', () => {
  const proposed = (title: string, ...taken: string[]) => proposedPath(title, '/blog/older', new Set(taken))
  expect(proposed('  ')).toBe('/blog/')
  expect(proposed('What is new? 🥖')).toBe('/blog/what-is-new')
  expect(['أفضل خبز', 'おいしいパン', '🥖🥐', '?'].map((title) => proposed(title))).toEqual(Array(4).fill('/blog/page'))
  expect(proposed('おいしいパン', '/blog/page', '/blog/page-2')).toBe('/blog/page-3')
})

test('a new page gets a file that no other page has, also where one with the same last step lies beside it', async () => {
  const about = (path: string) => JSON.stringify({ ...aPage([{ type: 'rich-text', body: 'Baked by hand.' }]), path })
  const { session, name } = await aSession({
    'pages.json': JSON.stringify(
      aSite([aPage([{ type: 'hero', heading: 'Bread' }])], { include: ['pages/**/*.json'] }),
    ),
    'pages/about.json': about('/about'),
    'pages/jobs/baker.json': about('/jobs/baker'),
  })
  const written = writtenPage(session.sources, '/about')
  expect(proposedFile('/team/about', written)).toBe(name('pages/about-2.json'))
  expect(proposedFile('/team/baker', written)).toBe(name('pages/baker.json'))
  expect(proposedFile('/about-2', writtenPage(session.sources, '/'))).toBeUndefined()
})

test('a page that is made like another one is not what that is in other languages', () => {
  const model = { ...aPage([{ type: 'hero', heading: 'Bread' }]), layout: 'bare', languages: { de: '/brot' } }
  const own = { path: '/cakes', title: 'Our cakes', description: 'Baked by hand.', draft: false, chosen: [0] }
  const page = pageLike(model, own)
  expect(page).toMatchObject({ path: '/cakes', layout: 'bare' })
  expect(page).not.toHaveProperty('languages')
})
