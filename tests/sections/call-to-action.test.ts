import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('a link of another site, a file or a page of this one leads where it says', () => {
  const actions = [
    { label: 'Write to us', href: 'mailto:a@b.example' },
    { label: 'Take the guide', href: '/downloads/guide.pdf' },
  ]
  expect(all(html(full('call-to-action', { actions }), { base: '/sub' }), /href="([^"]*)"/g)).toEqual([
    'mailto:a@b.example',
    '/sub/downloads/guide.pdf',
  ])
})

test('a picture that only decorates is passed over by screen readers', () => {
  expect(html(full('call-to-action'))).toContain('<img alt=""')
})

test('without a picture there is none', () => {
  const { image: _, ...words } = full('call-to-action')
  expect(html(words)).not.toContain('<picture>')
})

test('every look shows all that was written', () => {
  for (const look of ['band', 'inset', 'slim', 'centered'] as const) {
    const text = html(full('call-to-action', { look }))
    expect(text).toContain(`data-look="${look}"`)
    for (const part of ['Open morning', 'Come and try', 'Two hours', 'Reserve a place', '<picture>'])
      expect(text.split(part), `${part}, ${look}`).toHaveLength(2)
  }
})
