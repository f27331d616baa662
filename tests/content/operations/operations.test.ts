import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../../src/content/json/edits.ts'
import { change } from '../../../src/content/operations/change.ts'
import type { Operation } from '../../../src/content/operations/operations.ts'

/** The text after some operations, which can be undone. */
function changed(text: string, ...operations: Operation[]): string {
  const { text: after, edits, undo } = change(text, operations)
  expect(applyEdits(text, edits)).toBe(after)
  expect(applyEdits(after, undo)).toBe(text)
  return after
}

const page = `{
  "path": "/",
  "sections": [
    { "type": "hero", "heading": "Care" },
    {
      "type": "tabs",
      "items": [{ "label": "A" }, { "label": "B" }],
      "points": ["one", "two"]
    }
  ]
}
`

describe('set', () => {
  test('replaces a value and nothing else', () => {
    expect(changed(page, { op: 'set', at: '/sections/0/heading', value: 'Cure' })).toBe(page.replace('Care', 'Cure'))
  })

  test('an object in lines is followed by one in lines, on its own depth', () => {
    expect(
      changed(page, { op: 'set', at: '/sections/1', value: { type: 'hero', image: { src: '/a.svg' } } }),
    ).toContain(`
    {
      "type": "hero",
      "image": {
        "src": "/a.svg"
      }
    }
`)
  })

  test('a list on one line is followed by one on one line', () => {
    expect(changed(page, { op: 'set', at: '/sections/1/points', value: ['x', { a: 1 }] })).toContain(
      '"points": ["x", { "a": 1 }]\n',
    )
  })

  test('the whole file can be another', () => {
    expect(changed('\ufeff1.50\n', { op: 'set', at: '', value: [1] })).toBe('\ufeff[1]\n')
  })
})

describe('insert', () => {
  test('a field comes last, or before another', () => {
    const at = '/sections/0/id'
    expect(changed(page, { op: 'insert', at, value: 'top' })).toContain('"heading": "Care", "id": "top" }')
    expect(changed(page, { op: 'insert', at, value: 'top', before: 'heading' })).toContain(
      '"type": "hero", "id": "top", "heading"',
    )
    expect(changed(page, { op: 'insert', at: '/title', value: 'Home', before: 'path' })).toMatch(
      /^{\n {2}"title": "Home",\n {2}"path"/,
    )
  })

  test('an entry comes at a number or at the end, written as its neighbours are', () => {
    const value = { type: 'hero', heading: 'x' }
    expect(changed(page, { op: 'insert', at: '/sections/0', value })).toContain(
      '[\n    { "type": "hero", "heading": "x" },\n    { "type": "hero", "heading": "Care" },\n',
    )
    expect(changed(page, { op: 'insert', at: '/sections/-', value })).toContain(
      ']\n    },\n    {\n      "type": "hero",\n      "heading": "x"\n    }\n  ]\n',
    )
    expect(changed(page, { op: 'insert', at: '/sections/1/items/1', value: { label: 'N' } })).toContain(
      '[{ "label": "A" }, { "label": "N" }, { "label": "B" }]',
    )
    expect(changed(page, { op: 'insert', at: '/sections/1/points/0', value: 'zero' })).toContain(
      '["zero", "one", "two"]',
    )
  })

  test('what was empty opens into lines where it has its own line, and else stays on its line', () => {
    expect(changed('{\n\t"a": [],\n\t"b": { "c": {} }\n}', { op: 'insert', at: '/a/-', value: 1 })).toBe(
      '{\n\t"a": [\n\t\t1\n\t],\n\t"b": { "c": {} }\n}',
    )
    expect(changed('{\n\t"a": [],\n\t"b": { "c": {} }\n}', { op: 'insert', at: '/b/c/d', value: 1 })).toContain(
      '{ "c": { "d": 1 } }',
    )
    expect(changed('{}\n', { op: 'insert', at: '/a', value: 1 })).toBe('{\n  "a": 1\n}\n')
  })

  test('a file without spaces gets none', () => {
    expect(changed('{"a":[],"b":{"c":1}}', { op: 'insert', at: '/a/0', value: { d: [1, 2] } })).toBe(
      '{"a":[{"d":[1,2]}],"b":{"c":1}}',
    )
  })

  test('line ends and tabs are those of the file', () => {
    expect(changed('{\r\n\t"a": 1\r\n}\r\n', { op: 'insert', at: '/b', value: { c: [1] } })).toBe(
      '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": [\r\n\t\t\t1\r\n\t\t]\r\n\t}\r\n}\r\n',
    )
  })
})

describe('remove', () => {
  test('takes the comma and the space that were its own', () => {
    expect(changed(page, { op: 'remove', at: '/path' })).toBe(page.replace('  "path": "/",\n', ''))
    expect(changed(page, { op: 'remove', at: '/sections/1/points' })).toBe(
      page.replace(',\n      "points": ["one", "two"]', ''),
    )
    expect(changed(page, { op: 'remove', at: '/sections/1/items/0' })).toContain('"items": [{ "label": "B" }]')
    expect(changed(page, { op: 'remove', at: '/sections/0/heading' })).toContain('{ "type": "hero" }')
  })

  test('what becomes empty stands on one line', () => {
    expect(changed('{\n  "a": [\n    1\n  ]\n}', { op: 'remove', at: '/a/0' })).toBe('{\n  "a": []\n}')
  })
})

describe('rename', () => {
  test('changes the name and nothing else', () => {
    expect(changed('{ "a"  :\t1.50, "b": "\\u0041" }', { op: 'rename', at: '/a', name: 'c/"d' })).toBe(
      '{ "c/\\"d"  :\t1.50, "b": "\\u0041" }',
    )
  })
})

describe('move', () => {
  test('keeps the text of what is moved, and indents it anew when its depth changes', () => {
    const text = '{\n  "a": {\n    "b": {\n      "c": 1.50,\n\n      "d": "\\u0041"\n    }\n  },\n  "e": 1\n}\n'
    expect(changed(text, { op: 'move', at: '/a/b', to: '/f', before: 'e' })).toBe(
      '{\n  "a": {},\n  "f": {\n    "c": 1.50,\n\n    "d": "\\u0041"\n  },\n  "e": 1\n}\n',
    )
  })

  test('places are read after it was taken out', () => {
    expect(changed('[1, 2, 3]', { op: 'move', at: '/0', to: '/2' })).toBe('[2, 3, 1]')
    expect(changed('[1, 2, [3]]', { op: 'move', at: '/0', to: '/1/-' })).toBe('[2, [3, 1]]')
  })

  test('a field becomes an entry, and an entry a field', () => {
    expect(changed('{ "a": 1.0, "b": [2] }', { op: 'move', at: '/a', to: '/b/0' })).toBe('{ "b": [1.0, 2] }')
    expect(changed('{ "b": [1.0, 2] }', { op: 'move', at: '/b/0', to: '/a' })).toBe('{ "b": [2], "a": 1.0 }')
  })
})

describe('wrap', () => {
  test('puts a value into a list or an object, on its line or on lines of its own', () => {
    expect(changed('{ "a": 1.0 }', { op: 'wrap', at: '/a' })).toBe('{ "a": [1.0] }')
    expect(changed('{ "a": 1.0 }', { op: 'wrap', at: '/a', name: 'b' })).toBe('{ "a": { "b": 1.0 } }')
    expect(changed('{\n  "a": [\n    1\n  ]\n}', { op: 'wrap', at: '/a', name: 'b' })).toBe(
      '{\n  "a": {\n    "b": [\n      1\n    ]\n  }\n}',
    )
  })
})

test('operations are done one after the other', () => {
  expect(
    changed(
      page,
      { op: 'rename', at: '/sections/1/items', name: 'groups' },
      { op: 'wrap', at: '/sections/1/groups/0/label', name: 'text' },
      { op: 'insert', at: '/sections/1/groups/0/label/more', value: true },
      { op: 'move', at: '/sections/1/groups/0', to: '/first', before: 'path' },
      { op: 'set', at: '/first/label/text', value: 'Z' },
    ),
  ).toBe(`{
  "first": { "label": { "text": "Z", "more": true } },
  "path": "/",
  "sections": [
    { "type": "hero", "heading": "Care" },
    {
      "type": "tabs",
      "groups": [{ "label": "B" }],
      "points": ["one", "two"]
    }
  ]
}
`)
})

test.each<[Operation, string]>([
  [{ op: 'set', at: '/b', value: 1 }, '/b: there is no "b".'],
  [{ op: 'set', at: '/a/1', value: 1 }, '/a/1: there is no "1".'],
  [{ op: 'set', at: '/a/-', value: 1 }, '/a/-: there is no "-".'],
  [{ op: 'set', at: 'a', value: 1 }, 'a: a pointer begins with "/".'],
  [{ op: 'set', at: '/a', value: undefined }, '/a: there is no value to write.'],
  [{ op: 'insert', at: '', value: 1 }, 'The whole file: there is something already.'],
  [{ op: 'insert', at: '/a', value: 1 }, '/a: there is a "a" already.'],
  [{ op: 'insert', at: '/a/2', value: 1 }, '/a/2: a list of 1 has no place "2".'],
  [{ op: 'insert', at: '/a/01', value: 1 }, '/a/01: a list of 1 has no place "01".'],
  [{ op: 'insert', at: '/a/0/b', value: 1 }, '/a/0/b: only an object or a list can hold something.'],
  [{ op: 'insert', at: '/x', value: 1, before: 'y' }, '/x: there is no "y" to come before.'],
  [{ op: 'insert', at: '/__proto__', value: 1 }, '/__proto__: "__proto__" cannot be a name.'],
  [{ op: 'remove', at: '' }, 'The whole file: only what is inside can be removed, renamed or moved.'],
  [{ op: 'remove', at: '/twice' }, '/twice: "twice" is written twice.'],
  [{ op: 'rename', at: '/a', name: 'c' }, '/a: there is a "c" already.'],
  [{ op: 'rename', at: '/a/0', name: 'c' }, '/a/0: an entry of a list has no name.'],
  [{ op: 'rename', at: '/a', name: '__proto__' }, '/a: "__proto__" cannot be a name.'],
  [{ op: 'move', at: '/a', to: '/a/0' }, '/a: it cannot be moved into itself, to /a/0.'],
  [{ op: 'move', at: '/a/0', to: '/c' }, '/c: there is a "c" already.'],
  [{ op: 'wrap', at: '/a', name: '__proto__' }, '/a: "__proto__" cannot be a name.'],
])('%j is refused', (operation, words) => {
  expect(() => change('{ "a": [1], "c": { "d": 1 }, "twice": 1, "twice": 2 }', [operation])).toThrow(words)
})
