import { expect, test } from 'vitest'
import { albumPage, isAlbum } from '../../scripts/lib/diff/album.ts'

test('the album asks for nothing outside of its folder, and takes no words for HTML', () => {
  const shot = { file: '1-after-360.webp', width: 360, height: 200 }
  const html = albumPage({
    called: 'main <b>',
    pictured: [
      {
        page: '/<i>',
        type: 'hero',
        words: [{ done: 'text', words: ['"<script>"'] }],
        shots: [{ width: 360, after: shot }],
      },
    ],
    left: 0,
  })
  expect(html).not.toMatch(/https?:|<b>|<i>|"<script>"/)
  expect(isAlbum(html)).toBe(true)
  expect(isAlbum('<!doctype html><h1>Home</h1>')).toBe(false)
  expect(html).toContain('<h1>1 section looks otherwise</h1>')
  expect(html).toContain('alt="/&lt;i&gt;, hero: after"')
})
