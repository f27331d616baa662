import { expect, test } from 'vitest'
import { pageList } from '../../src/content/json/pages.ts'

/** The entries of the list "pages" in a text; undefined where it cannot be taken apart. */
function entriesIn(text: string): string[] | undefined {
  const bytes = Buffer.from(text)
  return pageList(bytes)?.entries.map(({ start, end }) => bytes.toString('utf8', start, end))
}

test.each([
  ['a list on one line', '{"site":{"a":[1]},"pages":[{"path":"/"},{"é":"]}"}]}', ['{"path":"/"}', '{"é":"]}"}']],
  ['one over several lines', '{\n "pages" : [\r\n {} ,\t{"a": [{}]}\n ],\n "z": 1 }', ['{}', '{"a": [{}]}']],
  ['quotes and backslashes in texts', '{"pages":[{"a":"\\\\"},{"b":"\\"]"}]}', ['{"a":"\\\\"}', '{"b":"\\"]"}']],
  ['an empty list', '{"pages":[ ]}', []],
])('pages are found in %s', (_, text, entries) => {
  expect(entriesIn(text)).toEqual(entries)
})

test.each([
  ['there is none', '{"site":{"pages":[{}]}}'],
  ['there are two', '{"pages":[{}],"pages":[{}]}'],
  ['a comma is missing', '{"pages":[{} {}]}'],
  ['there is a comma more', '{"pages":[{},]}'],
  ['anything but objects is in it', '{"pages":[{},1]}'],
  ['it is not closed', '{"pages":[{}'],
  ['a text is not closed', '{"pages":[{"a}]}'],
])('no pages are found where %s', (_, text) => {
  expect(entriesIn(text)).toBeUndefined()
})

test('what is known of an entry is not looked through', () => {
  const text = '{"site":{"pages":{}},"pages":[{"a":[{}]}, {"b":1},{"c":"]}"}]}'
  const known = text.indexOf('{"c"')
  const asked: number[] = []
  const list = pageList(Buffer.from(text), (start) => {
    asked.push(start)
    return start === known ? text.length - 2 : undefined
  })
  expect(list?.entries).toEqual(pageList(Buffer.from(text))?.entries)
  expect(asked).toEqual([text.indexOf('{"a"'), text.indexOf('{"b"'), known])
})
