import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('one card at a time is open: they share a name that no other section has', () => {
  expect(all(html(full('carousel')), /<details [^>]*name="([^"]*)"/g)).toEqual(['here_more', 'here_more', 'here_more'])
})

test('the button of a card says both words and which card it opens', () => {
  const [button = ''] = all(html(full('carousel')), /<summary>(.*?)<\/summary>/g)
  expect(all(button, />([^<]+)</g)).toEqual(['Tell me more', 'That will do', ': ', 'Spring in the greenhouse'])
})

test('without words of its own the button has those of every site', () => {
  const { labels: _, ...unlabelled } = full('carousel')
  const [button = ''] = all(html(unlabelled), /<summary>(.*?)<\/summary>/g)
  expect(all(button, />([^<]+)</g).slice(0, 2)).toEqual(['View More', 'View Less'])
})

test('there are not more cards at once than there are', () => {
  const { columns: _, items, ...others } = full('carousel')
  expect(html({ ...others, items: items.slice(0, 2) })).toContain('data-visible="2"')
})

test('cards that run can be paused, others need no such button', () => {
  const { interval: _, ...still } = full('carousel')
  expect(html(full('carousel'))).toContain('aria-label="Pause the slides"')
  expect(html(still)).not.toContain('aria-label="Pause the slides"')
})

test('arrows and dots are there unless the author leaves them out', () => {
  const { arrows: _, dots: __, ...plain } = full('carousel')
  expect(all(html(plain), /aria-label="(Next slide|Go to slide 1)"/g)).toEqual(['Go to slide 1', 'Next slide'])
  expect(all(html({ ...plain, arrows: false, dots: false }), /aria-label="(Next slide|Go to slide 1)"/g)).toEqual([])
})
