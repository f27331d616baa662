import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

const withoutIds = full('timeline').items.map(({ id: _, ...item }) => item)

test('moments are a list in order, each beginning with its date', () => {
  const [list = ''] = all(html(full('timeline')), /<ol [^>]*>(.*)<\/ol>/g)
  expect(all(list, /<li[^>]*><p [^>]*>([^<]*)<\/p>/g)).toEqual(['1931', '1956', 'Winter 1963', '1998', 'Next spring'])
})

test('the line runs down unless the author wants columns', () => {
  const { look: _, ...usual } = full('timeline')
  expect(html(usual)).toMatch(/<ol [^>]*data-look="line">/)
  expect(html(full('timeline', { look: 'columns' }))).toMatch(/<ol [^>]*data-columns="5" data-look="columns">/)
})

test('up to six columns share one row, more stand in rows that come out even', () => {
  const columns = (count: number) => {
    const items = [...withoutIds, ...withoutIds].slice(0, count).map((item, index) => ({
      ...item,
      heading: `${item.heading} ${index}`,
    }))
    return all(html(full('timeline', { look: 'columns', items })), /data-columns="(\d)"/g)[0]
  }
  expect([2, 3, 4, 5, 6, 7, 8, 9].map(columns)).toEqual(['2', '3', '4', '5', '6', '3', '4', '3'])
})
