import { expect, test } from 'vitest'
import type { Site, SitePage } from '../../src/content/resolve/site.ts'
import { usualWords } from '../../src/generated/words.ts'
import { articleFacts } from '../../src/render/articles.ts'

function page(path: string, published?: string, more: Partial<SitePage> = {}): SitePage {
  const article = published === undefined ? {} : { article: { published } }
  return { path, title: `${path} – Bay`, description: '', sections: [], file: '', pointer: '', ...article, ...more }
}

function factsIn(...pages: SitePage[]) {
  const settings: Site['settings'] = {
    name: 'Bay',
    url: 'https://bay.example',
    language: 'en',
    people: { ada: { name: 'Ada Harper', note: 'Gardener' } },
    theme: { colors: { brand: '#000000', accent: '#000000' } },
  }
  return articleFacts({ settings, pages, words: usualWords, publicFiles: new Set() })
}

test('the articles of a folder follow each other by their days, and by their paths where these are the same', () => {
  const pages = [page('/notes/b', '2025-02-01'), page('/notes/c', '2025-01-31'), page('/notes/a', '2025-02-01')]
  const facts = factsIn(...pages)
  const ways = pages.map((one) => [facts(one).previous?.href, facts(one).next?.href])
  expect(ways).toEqual([
    ['/notes/a', undefined],
    [undefined, '/notes/a'],
    ['/notes/c', '/notes/b'],
  ])
})

test('pages of other folders, and pages that are no articles, are no neighbours', () => {
  const pages = [
    page('/notes/a', '2025-01-01'),
    page('/notes', '2025-01-02'),
    page('/notes/deep/b', '2025-01-02'),
    page('/notes/terms'),
    page('/other/c', '2025-01-02'),
  ]
  const facts = factsIn(...pages)
  expect(pages.map((one) => facts(one).next)).toEqual(pages.map(() => undefined))
})

test('a neighbour is called by its title without the name of the site', () => {
  const pages = [page('/a', '2025-01-01'), page('/b', '2025-01-02', { title: 'Pears in May – Bay' })]
  expect(factsIn(...pages)(pages[0] as SitePage).next).toEqual({ label: 'Pears in May', href: '/b' })
})

test('an author is one of the people, or a name where there are none of that', () => {
  const by = (author: string) => page('/a', undefined, { article: { published: '2025-01-01', author } })
  const [ada, somebody] = [by('ada'), by('Somebody')]
  expect(factsIn(ada)(ada).author).toEqual({ name: 'Ada Harper', note: 'Gardener' })
  expect(factsIn(somebody)(somebody).author).toEqual({ name: 'Somebody' })
})
