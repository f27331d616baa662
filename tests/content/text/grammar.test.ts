import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { tokensOf } from '../../../src/content/text/grammar.ts'

const pieces = [
  '',
  '/',
  '//',
  '/about',
  '.',
  '..',
  'https://',
  'HTTPS://',
  'http://',
  'mailto:',
  'a.org',
  'é.org',
  'A-1',
  '_',
]
const ends = ['', '/', '#part', '?q=1', '%41', '%zz', '&amp;', '\\', ':8000', '"', '.html', 'ü']

test('an address leads to what Markdown makes of it, whether it is plain or not', () => {
  const markdown = new MarkdownIt('zero').enable(['escape', 'link'])
  const addressOf = (tokens: ReturnType<typeof tokensOf>) =>
    tokens[0]?.children?.find(({ type }) => type === 'link_open')?.attrGet('href')
  const all = pieces.flatMap((first) => pieces.flatMap((second) => ends.map((end) => first + second + end)))
  const texts = all.map((address) => `[a](${address})`)
  expect(texts.map((text) => addressOf(tokensOf(text, 'inline')))).toEqual(
    texts.map((text) => addressOf(markdown.parseInline(text, {}))),
  )
})
