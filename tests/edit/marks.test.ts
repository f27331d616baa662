import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseMarks, readMarks } from '../../src/edit/form/marks/read.ts'
import { writeMarks } from '../../src/edit/form/marks/write.ts'
import { root } from '../../src/root.ts'
import { chance } from '../content/chance.ts'

const variables = { brand: 'Acme', phone: '+441', odd: '**x' }
const read = (source: string) => readMarks(source, 'inline', variables)
const kept = (source: string) => {
  const doc = read(source)
  return doc && writeMarks(doc, (text) => parseMarks(text, 'inline', variables))
}

/** All texts in some JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each(['pages.json', 'examples/bakery/pages.json'])(
  'each text of %s is written as it was, or shown as it is written',
  (file) => {
    const site = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    const texts = [...new Set(textsIn(site))]
    const known = site.site.variables ?? {}
    const shown = texts.flatMap((text) => {
      const doc = readMarks(text, 'inline', known)
      if (!doc) return []
      expect(writeMarks(doc, (source) => parseMarks(source, 'inline', known))).toBe(text)
      return [text]
    })
    // What has several lines is no such text.
    const lines = texts.filter((text) => !text.includes('\n'))
    expect(lines.filter((text) => !shown.includes(text))).toEqual([])
  },
)

test('marks, links, variables and breaks are kept as they were written', () => {
  for (const source of [
    'plain words',
    'a **strong** and *light* word, _this_ way and __that__',
    '[a **strong** link](/x) and [***c***](</a b> "title")',
    '**[b](/y)** and ***[c](/z)***',
    'by {brand}, **{brand}**, [call](tel:{phone}) and {nobody}',
    'one\\\ntwo',
    'a literal {{brace}} and a \\*star\\*',
    'snake_case, 2 * 3, a [bracket] and a \\ backslash',
    '  spaces  ',
    '',
  ])
    expect([source, kept(source)]).toEqual([source, source])
})

test('what cannot be shown exactly is left to its source', () => {
  for (const source of ['one\ntwo', 'open {brace', 'from {odd}**', 'a\r\nb']) expect(read(source)).toBeUndefined()
})

test('letters that would be marks are written as letters', () => {
  const doc = read('ab')
  const typed = (text: string) =>
    doc &&
    writeMarks(doc.type.create(null, doc.type.schema.text(text)), (source) => parseMarks(source, 'inline', variables))
  expect(typed('*a* [b](/c) {brand}')).toBe('\\*a* \\[b](/c) {{brand}')
  expect(typed('2 * 3 = 6 _')).toBe('2 * 3 = 6 _')
})

test('a mark that ends with a space ends before it, and one that cannot stand is left out', () => {
  const schema = read('a')?.type.schema
  if (!schema) throw new Error('There is no schema.')
  const strong = schema.mark('strong')
  const written = (...nodes: [string, boolean][]) =>
    writeMarks(
      schema.node(
        'doc',
        null,
        nodes.map(([text, isStrong]) => schema.text(text, isStrong ? [strong] : [])),
      ),
      (source) => parseMarks(source, 'inline', variables),
    )
  expect(written(['strong ', true], ['word', false])).toBe('**strong** word')
  expect(written(['(a)', true], ['b', false])).toBe('(a)b')
  expect(written(['one', true], [' ', false], ['two', true])).toBe('**one** **two**')
})

test('whatever is written by chance is written back as it was, or shown as it is written', () => {
  const below = chance(7)
  const parts = [
    '*',
    '**',
    '_',
    '[',
    ']',
    '](/a)',
    '(',
    ')',
    ' ',
    'a',
    'bc',
    '.',
    '{brand}',
    '{odd}',
    '{',
    '}',
    '\\',
    '\n',
    '{{',
    '<b>',
    'é',
  ]
  let count = 0
  for (let round = 0; round < 3000; round++) {
    const source = Array.from({ length: 1 + below(9) }, () => parts[below(parts.length)]).join('')
    const doc = read(source)
    if (!doc) continue
    count += 1
    expect(kept(source)).toBe(source)
  }
  expect(count).toBeGreaterThan(1000)
})

test('whatever is typed by chance is written as a text that is shown again with the same marks', () => {
  const below = chance(11)
  const schema = read('a')?.type.schema
  if (!schema) throw new Error('There is no schema.')
  const letters = ['*', '_', '[', ']', '(', ')', ' ', 'a', 'b', '.', '{', '}', '\\', '](/a)', 'é', '**']
  const marks = [schema.mark('strong'), schema.mark('em'), schema.mark('link', { href: '/a' })]
  for (let round = 0; round < 600; round++) {
    const nodes = Array.from({ length: 1 + below(5) }, () => {
      const words = Array.from({ length: 1 + below(3) }, () => letters[below(letters.length)]).join('')
      return schema.text(words, below(2) === 0 ? [] : [marks[below(3)] ?? marks[0]].flatMap((mark) => mark ?? []))
    })
    const doc = schema.node('doc', null, nodes)
    const source = writeMarks(doc, (text) => parseMarks(text, 'inline', variables))
    expect([source, readMarks(source, 'inline', variables)?.textContent]).toEqual([source, doc.textContent])
  }
})
