import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { literally } from '../../../src/changes/tell/literally.ts'
import { tellAsMarkdown } from '../../../src/changes/tell/markdown.ts'
import { tellAsText } from '../../../src/changes/tell/text.ts'

const markdown = new MarkdownIt({ html: true, linkify: true })

test.for([
  '<script>alert(1)</script> <!-- hidden --> &lt; &#64;',
  '**strong** _soft_ ~~gone~~ `code` | cell |',
  '[a link](https://evil.example) ![a picture](https://evil.example/pixel.gif)',
  'https://evil.example www.evil.example somebody@evil.example',
  '@ada, @org/team, #12, GH-12 and \\*',
])('shows letter by letter: %s', (hostile) => {
  const text = literally(hostile)
  const html = markdown.render(`- **text** ${text}`)
  expect(html.replace(/^<ul>\n<li><strong>text<\/strong> |<\/li>\n<\/ul>\n$/g, '')).not.toMatch(/[<>]/)
  const shown = html.replace(/<[^>]*>|\u2060/g, '').trim()
  expect(shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(
    `text ${hostile}`,
  )
  expect(shown).not.toBe('')
  // What GitHub looks for in what is shown.
  expect(text).not.toMatch(/@\w|(?<!&)#\d|gh-\d/i)
})

test('what turns the order of letters around turns nothing of what is told', () => {
  const thing = { noun: 'hero', name: 'One\u202e owT' }
  const fields = [{ title: 'link', before: '/a', after: '/a\u0000\u202e' }]
  const change = { kind: 'changed', place: { on: 'page', path: '/' }, thing, fields } as const
  const comparison = { changes: [change], pages: [], shownOn: new Map(), notes: [] }
  expect(tellAsText(comparison, 'pages.json')).toBe('/\n  changed  "One owT" (hero): link /a to /a‹U+0000›‹U+202E›')
  expect(tellAsMarkdown(comparison, 'pages.json')).toContain('“One owT” (hero): link /a to /a‹U+0000›‹U+202E›')
})

test('a page’s path and words cannot end the line that they are told in', () => {
  const change = {
    kind: 'text',
    place: { on: 'page', path: '/a\n# Heading' },
    thing: { noun: 'hero', name: 'One\n\n- two' },
    title: 'text',
    before: 'a',
    after: '~~b\n\n> c',
  } as const
  const said = tellAsMarkdown({ changes: [change], pages: [], shownOn: new Map(), notes: [] }, 'pages.json')
  expect(said).toMatchInlineSnapshot(`
    "1 change of the content:

    ### /a # Heading

    - **text** “One ¶ - two”: "~~a~~**&#126;&#126;b ¶ &#62; c**""
  `)
  expect(said.split('\n')).toHaveLength(5)
})
