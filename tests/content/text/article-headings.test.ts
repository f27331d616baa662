import { expect, test } from 'vitest'
import { sectionIds } from '../../../src/content/ids.ts'
import { headingsOf } from '../../../src/content/text/article-headings.ts'

const idsIn = (section: string, body: string) =>
  headingsOf([{ kind: 'text', body }], section)
    .flat()
    .map(({ id }) => id)

test('a heading that is a small number has no id that a further article of the page has', () => {
  const articles = sectionIds([{ type: 'article' }, { type: 'article' }])
  const headings = articles.flatMap((id) => idsIn(id, '## 2\n\n## 2024\n\n## Part 2'))
  expect(headings.slice(0, 3)).toEqual(['article-part-2', 'article-2024', 'article-part-2-2'])
  expect(new Set([...articles, ...headings]).size).toBe(8)
  expect(idsIn('law', '## 2')).toEqual(['law-2'])
})
