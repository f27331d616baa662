import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('has the headings and lists that the author wrote', () => {
  const text = html(full('rich-text', { body: '## What\n\n- one\n\n### How\n\n1. first' }))
  expect(all(text, /<(h2|h3|ul|ol)>/g)).toEqual(['h2', 'h2', 'ul', 'h3', 'ol'])
})

test('a text without heading or picture is only a text', () => {
  expect(all(html({ type: 'rich-text', body: 'Hello.' }), /<(h\d|img|p)/g)).toEqual(['p'])
})

test('markup that is not ours is shown as it is written', () => {
  expect(html({ type: 'rich-text', body: '<b onclick="x">Hi</b>' })).toContain('&lt;b onclick=&quot;x&quot;&gt;')
})
