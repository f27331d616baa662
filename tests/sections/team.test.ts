import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('people are a list, each with a name and, below it, what they do', () => {
  const drawn = html(full('team'))
  expect(all(drawn, /<li[^>]*>.*?<h3>(?:<a [^>]*>)?([^<]*)/g)).toEqual([
    'Mara Oyelaran',
    'Henrik Solberg',
    'Ada Harper',
    'Tomás Quintero',
  ])
  expect(drawn).toMatch(/Henrik Solberg<\/h3><p class="[^"]*">Skipper of the second boat<\/p>/)
})

test('those without a picture have the letters of their name, which screen readers pass over', () => {
  expect(all(html(full('team')), /<div aria-hidden="true" class="[^"]*">([^<]*)</g)).toEqual(['TQ'])
})

test('portraits stand three abreast and more, a list as it finds room', () => {
  const { look: _, items } = full('team')
  const columns = (count: number) =>
    all(html({ type: 'team', heading: 'We', items: items.slice(0, count) }), /data-columns="(\d)"/g)
  expect([1, 2, 3, 4].map(columns)).toEqual([['3'], ['3'], ['3'], ['4']])
  expect(html(full('team', { look: 'list' }))).not.toContain('data-columns')
})

test('a name without a label for its link is the link', () => {
  expect(html(full('team'))).toContain('<h3><a href="/">Ada Harper</a></h3>')
})
