import { expect, test } from 'vitest'
import type { EditOperation } from '../../src/edit/agreed.ts'
import { version } from '../version.ts'
import { allFiles, aSession } from './a-session.ts'

const config = `{
  "version": ${version},
  "site": { "name": "Bakery", "url": "https://bakery.example", "language": "en", "theme": { "colors": { "brand": "#0b4f9e", "accent": "#0f766e" } } },
  "include": ["pages/*.json"],
  "pages": [
    {
      "path": "/",
      "title": "Bread",
      "description": "Bread, baked by hand.",
      "sections": [
        { "type": "hero",   "heading": "Bread at seven" },
        {
          "type": "rich-text",
          "body": "By hand."
        }
      ]
    },
    {
      "path": "/order",
      "title": "Order",
      "description": "Order bread."
    }
  ]
}
`
const about = '{\n\t"path": "/about",\n\t"title": "About us",\n\t"description": "Who we are."\n}\n'
const files = { 'pages.json': config, 'pages/about.json': about }

interface Names {
  main: string
  other: string
}

const ways: readonly [name: string, (names: Names) => EditOperation, at: string, text: string][] = [
  [
    'a new one',
    ({ main }) => ({ op: 'insert', file: main, at: '/pages/1/sections/0', value: { type: 'rich-text', body: 'Now.' } }),
    'pages.json',
    config.replace(
      '"Order bread."\n',
      `"Order bread.",
      "sections": [
        {
          "type": "rich-text",
          "body": "Now."
        }
      ]\n`,
    ),
  ],
  [
    'a copy',
    ({ main }) => ({ op: 'copy', file: main, at: '/pages/0/sections/0', to: '/pages/1/sections/0' }),
    'pages.json',
    config.replace(
      '"Order bread."\n',
      '"Order bread.",\n      "sections": [\n        { "type": "hero",   "heading": "Bread at seven" }\n      ]\n',
    ),
  ],
  [
    'one that was moved there from another file',
    ({ main, other }) => ({ op: 'move', file: main, at: '/pages/0/sections/1', to: '/sections/0', toFile: other }),
    'pages/about.json',
    about.replace(
      '"Who we are."\n',
      '"Who we are.",\n\t"sections": [\n\t\t{\n\t\t\t"type": "rich-text",\n\t\t\t"body": "By hand."\n\t\t}\n\t]\n',
    ),
  ],
]

test.for(ways)('a page without a list of sections takes its first: %s', async ([, operation, file, text]) => {
  const site = await aSession(files)
  const names = { main: site.name('pages.json'), other: site.name('pages/about.json') }
  await site.session.do(site.gesture({ operations: [operation(names)] }))
  expect(site.text(file)).toBe(text)
  await site.session.undo()
  expect(allFiles(site.folder)).toEqual(files)
})
