import { expect, test } from 'vitest'
import { addBase, textHtml } from '../../src/parts/markup.ts'

/** What is drawn without the parser, and what makes it necessary. */
const texts = [
  'One paragraph.',
  'é',
  'Tea & <b>cake</b> "to go", 5 > 4 at 10:30',
  'A tab\tand  two spaces',
  'A + B - C # D 1. E',
  'Name &amp; co. ~ `code` ! ] ( )',
  'x  ',
  'Two\nlines',
  'Two\r\nlines',
  '- a list',
  '1. a list',
  '**strong** and _soft_',
  'A [link](/x) and a \\* star',
  'A sign \0 of nothing',
  '',
]

test.each(texts)('a paragraph is drawn as the parser draws it: %j', (text) => {
  // An empty line behind it changes nothing, and keeps it from being drawn without the parser.
  expect(textHtml(text, 'prose', '')).toBe(textHtml(`${text}\n\n`, 'prose', ''))
})

test('of links that call somebody, those with words can be told from those that are a number', () => {
  expect(textHtml('Call [+49 30 (0) 123-45](tel:+493012345).', 'inline', '')).toBe(
    'Call <a href="tel:+493012345">+49 30 (0) 123-45</a>.',
  )
  expect(textHtml('Call [our line on +49 30 12345](tel:+493012345).', 'inline', '')).toBe(
    'Call <a href="tel:+493012345" data-words="">our line on +49 30 12345</a>.',
  )
})

test('a "%" that begins no letter is the sign itself, in a link beside a text as in one within it', () => {
  expect(addBase('/files/100%.pdf', '/sub')).toBe('/sub/files/100%25.pdf')
  expect(addBase('/files/a%20b%C3%A9.pdf?rate=5%', '')).toBe('/files/a%20b%C3%A9.pdf?rate=5%25')
  expect(addBase('https://example.com/100%', '')).toBe('https://example.com/100%')
  expect(textHtml('[Plan](/files/100%.pdf)', 'inline', '')).toBe('<a href="/files/100%25.pdf">Plan</a>')
})
