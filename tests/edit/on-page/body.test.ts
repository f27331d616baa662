import { expect, test } from 'vitest'
import { blocksOf } from '../../../src/edit/browser/on-page/body.ts'
import { textHtml } from '../../../src/parts/markup.ts'
import { drawnTree } from './drawn-tree.ts'

const blocks = (html: string) => blocksOf(drawnTree(html))
const page = (text: string) => blocks(textHtml(text, 'article', '/base', ['an-id']))

test('a body is the same for visitors and for who types, whatever its marks, its variables and the ids of its headings', () => {
  expect(page('## Rye\n\n**[Ada](/ada)** bakes\ndaily.\n\n- One\n- Two')).toBe(
    blocks(
      '<h2>Rye</h2><p><a title="/ada"><strong><span data-variable="baker">Ada</span></strong></a> bakes<br>daily.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    ),
  )
})

test.each([
  ['a picture in it', '<p>Rye</p><img>'],
  ['another block around it', '<blockquote><p>Rye</p></blockquote>'],
  ['other words', '<p>Rye.</p>'],
  ['one line instead of two', '<p>R<br>ye</p>'],
])('a body with %s is another one', (_, html) => {
  expect(blocks(html)).not.toBe(page('Rye'))
})
