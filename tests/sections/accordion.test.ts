import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

const one = full('accordion').groups.slice(0, 1)

test('one group needs no script, several do', () => {
  expect(html(full('accordion', { groups: one }))).not.toContain('data-island')
  expect(html(full('accordion'))).toContain('data-island="accordion"')
})

test('questions of one section share a name, so that one is open at a time', () => {
  expect(all(html(full('accordion')), /<details name="([^"]*)"/g)).toEqual(['here', 'here', 'here'])
})

test('answers may have lists and links', () => {
  const items = [{ question: 'What may I bring?', text: 'See [the list](/list):\n\n- a bicycle' }]
  const text = html(full('accordion', { groups: [{ items }] }), { base: '/sub' })
  expect(text).toContain('<li>a bicycle</li>')
  expect(text).toContain('<a href="/sub/list">the list</a>')
})

test('every group has a heading for those without script', () => {
  expect(all(html(full('accordion')), /<h3[^>]*>([^<]*)/g)).toEqual(['⛵ On board', '🎫 Tickets'])
})
