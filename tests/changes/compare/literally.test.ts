import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { literally } from '../../../src/changes/tell/literally.ts'
import { tellAsMarkdown } from '../../../src/changes/tell/markdown.ts'

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
