import { expect, test } from 'vitest'
import type { Page } from '../../../src/generated/types.ts'
import { aPage, aSite, saidBy } from '../a-site.ts'

const feed = { path: '/feed.xml', under: '/news', title: 'News', description: 'What is new.' }
const article = { published: '2026-01-31' }

const saidOf = (...pages: Partial<Page>[]) => {
  const others = pages.map((page) => aPage([{ type: 'hero', heading: 'A page' }], page))
  return saidBy('feed', aSite([aPage([{ type: 'hero', heading: 'Home' }]), ...others], { settings: { feed } }))
}

test('a feed of where no article is, is told, with where there are some', () => {
  expect(saidOf({ path: '/news/one' }, { path: '/newsroom/one', article })).toMatchInlineSnapshot(`
    [
      "/site/feed/under (warning)
    No article has a path below "/news", so there is nothing in the feed.
    There are some below "/newsroom": write that.",
    ]
  `)
})

test('a site may be ready for its first article, and have one that stands alone', () => {
  expect(saidOf({ path: '/news/one' })).toEqual([])
  expect(saidOf({ path: '/about', article })).toEqual([])
})

test('an article however far below is one for the feed, whether or not its day has come', () => {
  expect(saidOf({ path: '/news/2026/one', article })).toEqual([])
  expect(saidOf({ path: '/news/one', article, starts: '2099-01-01' })).toEqual([])
  expect(saidOf({ path: '/news/one', article, draft: true })).toEqual([])
})

test('nothing is told where a page cannot be read, which may be an article', () => {
  const said = saidOf({ path: '/news/one', article: { published: 'soon' } })
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('/article/published')
})
