import { expect, test } from 'vitest'
import { version } from '../version.ts'
import { aSite, check, fixed, said } from './a-site.ts'

const whole = '{ "version": 1, "text": "a" }'

/** What is said about a text, with its place, and the text after the fix. */
function tell(text: string): string {
  const diagnostics = check(text)
  const lines = diagnostics.map(({ line, column, message, hint, fix }) =>
    [`${line}:${column} ${message}`, hint, fix?.title].filter(Boolean).join(' | '),
  )
  const after = fixed(text)
  const made = after === text ? [] : [after === team ? '→ the page as it was' : `→ ${after}`]
  return [...lines, ...made].join('\n')
}

test('a comment is removed', () => {
  expect(tell('{ "version": 1, // one\n  /* two */ "text": "a" }')).toMatchInlineSnapshot(`
    "1:17 Comments are not allowed in JSON. | remove the comment
    2:3 Comments are not allowed in JSON. | remove the comment
    → { "version": 1,
      "text": "a" }"
  `)
})

test('an address or a colour before whose quote a letter was put by mistake is not removed as a comment', () => {
  for (const address of ['#0b4f9e', '#team', '//sample.example/a'])
    expect(tell(`{ "a": x"${address}", "b": 1 }`)).toBe('1:8 The text that starts here needs double quotes.')
})

test('a word that every object knows is a word like any other', () => {
  expect(tell('{ "a": constructor, "b": 1 }')).toMatchInlineSnapshot(`
    "1:8 The text that starts here needs double quotes. | put it in quotes
    → { "a": "constructor", "b": 1 }"
  `)
})

test('a comma before a closing bracket, and one too many, are removed', () => {
  expect(tell('{ "a": [1, 2,], "b": 3,\n}')).toMatchInlineSnapshot(`
    "1:13 There is a comma before the closing "]". | remove the comma
    1:23 There is a comma before the closing "}". | remove the comma
    → { "a": [1, 2], "b": 3
    }"
  `)
  expect(tell('{ "a": 1,, "b": 2 }')).toMatchInlineSnapshot(`
    "1:10 There is a comma too many. | remove the comma
    → { "a": 1, "b": 2 }"
  `)
  expect(tell('{ , "a": 1 }')).toMatchInlineSnapshot(`
    "1:3 There is a comma too many. | remove the comma
    → {  "a": 1 }"
  `)
})

test('a missing comma or colon is put in', () => {
  expect(tell('{ "a": 1\n  "b": [1 2] "c" 3 }')).toMatchInlineSnapshot(`
    "1:9 A comma is missing here. | put a comma
    2:10 A comma is missing here. | put a comma
    2:13 A comma is missing here. | put a comma
    2:17 A colon is missing here. | put a colon
    → { "a": 1,
      "b": [1, 2], "c": 3 }"
  `)
  expect(tell('{ "a" = 1; "b": 2 }')).toMatchInlineSnapshot(`
    "1:7 A colon stands between name and value, not "=". | put a colon
    1:10 Fields are separated by a comma, not by ";". | put a comma
    → { "a": 1, "b": 2 }"
  `)
})

test('other quotes become double quotes, and names get some', () => {
  expect(tell("{ 'a': 'it\\'s', “b”: “c”, d: 1 }")).toMatchInlineSnapshot(`
    "1:3 Texts stand in straight double quotes ("), not in '. | use double quotes
    1:8 Texts stand in straight double quotes ("), not in '. | use double quotes
    1:17 Texts stand in straight double quotes ("), not in “. | use double quotes
    1:22 Texts stand in straight double quotes ("), not in “. | use double quotes
    1:27 The name d needs double quotes. | put it in quotes
    → { "a": "it's", "b": "c", "d": 1 }"
  `)
})

test('words and numbers that JSON does not know are rewritten where it is clear how', () => {
  expect(tell('{ "a": True, "b": +5, "c": .5, "d": 5., "e": None }')).toMatchInlineSnapshot(`
    "1:8 True is written true. | write true
    1:19 +5 is not a number as JSON writes it. | write 5
    1:28 .5 is not a number as JSON writes it. | write 0.5
    1:37 5. is not a number as JSON writes it. | write 5
    1:46 None is no value. | A field that is not needed is left out, with its name and its comma.
    → { "a": true, "b": 5, "c": 0.5, "d": 5, "e": None }"
  `)
  expect(tell('{ "a": 007 }')).toMatchInlineSnapshot(
    `"1:8 007 is not a number as JSON writes it. | If it is a number, write 7; if all of it matters, put it in quotes: "007"."`,
  )
  expect(tell('{ "phone": +910000000000 }')).toMatchInlineSnapshot(
    `"1:12 +910000000000 is not a number as JSON writes it. | If it is a number, write 910000000000; if all of it matters, put it in quotes: "+910000000000"."`,
  )
  expect(tell('{ "a": hello there }')).toMatchInlineSnapshot(`
    "1:8 The text that starts here needs double quotes. | put it in quotes
    → { "a": "hello there" }"
  `)
})

test('what is wrong inside a text is told', () => {
  expect(tell('{ "a": "one\ttwo", "b": "new \\d" }')).toMatchInlineSnapshot(`
    "1:12 There is a tab in this text. | write \\t
    1:29 "\\d" has no meaning in a text. | For a backslash write two: \\\\. | write the backslash twice
    → { "a": "one\\ttwo", "b": "new \\\\d" }"
  `)
  expect(tell('{ "a": "one\ntwo" }')).toMatchInlineSnapshot(
    `
    "1:8 This text goes on for another line, but a text stands on one line. | write each line break as \\n
    → { "a": "one\\ntwo" }"
  `,
  )
  // A line break of old Macs, as spreadsheets still have it. Left in the text, it would be mended again without end.
  expect(tell('{ "a": "one\rtwo" }')).toMatchInlineSnapshot(`
    "1:8 This text goes on for another line, but a text stands on one line. | write each line break as \\n
    → { "a": "one\\ntwo" }"
  `)
})

test('brackets that do not match are told with the line of their partner', () => {
  expect(tell('{\n  "a": [1, 2\n}')).toMatchInlineSnapshot(
    `
    "2:13 A "]" is missing: the "[" of line 2 is not closed yet. | put a ]
    → {
      "a": [1, 2]
    }"
  `,
  )
  expect(tell('{ "a": [1, 2]')).toMatchInlineSnapshot(
    `"1:14 A "}" is missing: the "{" of line 1 is never closed. | Put a "}" where the block ends."`,
  )
  expect(tell('{ "a": 1 } }')).toMatchInlineSnapshot(
    `
    "1:12 There is a "}" too many. | remove it
    → { "a": 1 } "
  `,
  )
  expect(tell('} ')).toMatchInlineSnapshot(`"1:1 "}" closes nothing."`)
})

test('a missing value or name is told', () => {
  expect(tell('{ "a": }')).toMatchInlineSnapshot(
    `"1:8 A value is missing before this. | A field is a name, a colon and a value: "heading": "Our services"."`,
  )
  expect(tell('{ "a" }')).toMatchInlineSnapshot(
    `"1:7 A value is missing before this. | A field is a name, a colon and a value: "heading": "Our services"."`,
  )
  expect(tell('{ 5: 1 }')).toMatchInlineSnapshot(`
    "1:3 The name 5 needs double quotes. | put it in quotes
    → { "5": 1 }"
  `)
  expect(tell('{ {} }')).toMatchInlineSnapshot(
    `"1:3 A field's name is expected here, not "{". | Objects without names stand in a list: if one is meant, the "{" of line 1 should be a "["."`,
  )
  expect(tell('{ "a": : 1 }')).toMatchInlineSnapshot(`"1:8 ":" cannot stand here."`)
})

/** A page file with all that one can forget a bracket or a quote of. */
const team = `{
  "path": "/team",
  "title": "The people…",
  "sections": [
    {
      "type": "hero",
      "image": { "src": "/images/team.svg", "alt": "Four colleagues" },
      "actions": [{ "label": "Talk to us", "href": "/contact" }]
    },
    {
      "type": "text",
      "image": {
        "src": "/images/lab.svg",
        "alt": "A laboratory"
      }
    }
  ]
}
`

/** What is said when a stretch of that page is another one. */
function instead(of: string, text: string): string {
  expect(team).toContain(of)
  return tell(team.replace(of, () => text))
}

test('a quote inside a text is told once, and escaped where quotes stand around words', () => {
  expect(tell('{ "city": "The "big" city" }')).toMatchInlineSnapshot(
    `
    "1:16 This quote ends the text, but the text goes on. | A text stands between two quotes; a quote inside it is written \\". | write the quotes inside it \\"
    → { "city": "The \\"big\\" city" }"
  `,
  )
  expect(tell('{ "city": "The " big " city" }')).toMatchInlineSnapshot(
    `"1:16 This quote ends the text, but the text goes on. | A text stands between two quotes; a quote inside it is written \\"."`,
  )
  expect(tell('{ "city": "Hello, "Bob", welcome" }')).toMatchInlineSnapshot(
    `
    "1:19 This quote ends the text, but the text goes on. | A text stands between two quotes; a quote inside it is written \\". | write the quotes inside it \\"
    → { "city": "Hello, \\"Bob\\", welcome" }"
  `,
  )
  expect(tell('{ "see": "the "//x" y", "b": 1 }')).toMatchInlineSnapshot(
    `
    "1:15 This quote ends the text, but the text goes on. | A text stands between two quotes; a quote inside it is written \\". | write the quotes inside it \\"
    → { "see": "the \\"//x\\" y", "b": 1 }"
  `,
  )
  expect(instead('"The people…"', '""The people""')).toMatchInlineSnapshot(
    `"3:13 This quote ends the text, but the text goes on. | A text stands between two quotes; a quote inside it is written \\"."`,
  )
  expect(instead('"The people…"', '"The people""')).toMatchInlineSnapshot(
    `"3:23 This quote ends the text, but the text goes on. | A text stands between two quotes; a quote inside it is written \\"."`,
  )
})

test('an apostrophe does not end a text in single quotes', () => {
  expect(tell(`{ "a": 'The ward's people', "b": 1 }`)).toMatchInlineSnapshot(
    `
    "1:8 Texts stand in straight double quotes ("), not in '. | use double quotes
    → { "a": "The ward's people", "b": 1 }"
  `,
  )
})

test('one forgotten quote is told once, where it is missing', () => {
  expect(instead('people…"', 'people…')).toMatchInlineSnapshot(
    `
    "3:12 The closing quote of this text is missing. | put it at the end of the line
    → the page as it was"
  `,
  )
  expect(instead('"The people', 'The people')).toMatchInlineSnapshot(
    `
    "3:12 The opening quote of this text is missing. | put the quote
    → the page as it was"
  `,
  )
  expect(instead('"/images/team.svg"', '/images/team.svg"')).toMatchInlineSnapshot(
    `
    "7:25 The opening quote of this text is missing. | put the quote
    → the page as it was"
  `,
  )
  expect(instead('"title"', 'title"')).toMatchInlineSnapshot(
    `
    "3:3 The opening quote of this name is missing. | put the quote
    → the page as it was"
  `,
  )
  expect(instead('"title"', '"title')).toMatchInlineSnapshot(
    `
    "3:3 The closing quote of this name is missing. | A name stands in double quotes: "title". | put the quote
    → the page as it was"
  `,
  )
  expect(instead('"Talk to us"', '"Talk to us')).toMatchInlineSnapshot(
    `"8:30 The closing quote of this text is missing. | A text ends with " on the line that it began on. For a line break write \\n; for a quote inside the text write \\"."`,
  )
  expect(instead('"href"', '"href')).toMatchInlineSnapshot(
    `
    "8:44 The closing quote of this name is missing. | A name stands in double quotes: "href". | put the quote
    → the page as it was"
  `,
  )
  expect(tell('{ "name": {brand} Health", "b": 1 }')).toMatchInlineSnapshot(
    `"1:11 The text that starts here needs double quotes."`,
  )
})

test('a text in two pieces, and words without quotes, are no fields', () => {
  expect(tell('{ "a": "one"\n  "two",\n  "b": 1 }')).toMatchInlineSnapshot(
    `"2:3 Here is a second value for one field. | A text stands in one pair of quotes, on one line. Another field has a name: "heading": "Our services"."`,
  )
  expect(tell('{ "a": 25 years, "b": 1 }')).toMatchInlineSnapshot(
    `
    "1:8 The text that starts here needs double quotes. | put it in quotes
    → { "a": "25 years", "b": 1 }"
  `,
  )
  expect(tell('{ "a": no entry, "b": 1 }')).toMatchInlineSnapshot(
    `
    "1:8 The text that starts here needs double quotes. | put it in quotes
    → { "a": "no entry", "b": 1 }"
  `,
  )
  expect(tell('{ "a": , "b": 1 }')).toMatchInlineSnapshot(
    `"1:8 A value is missing before this. | A field is a name, a colon and a value: "heading": "Our services"."`,
  )
})

test('a path of Windows is told as what it is', () => {
  expect(instead('/images/team.svg', 'C:\\Users\\me\\team.svg')).toMatchInlineSnapshot(
    `"7:25 This is a path on your computer: an address has / and not \\. | Put the picture into public/images and write "/images/team.svg"."`,
  )
  expect(tell('{ "href": "D:\\Papers\\price list.pdf" }')).toMatchInlineSnapshot(
    `"1:11 This is a path on your computer: an address has / and not \\. | Put the file into public and write its address with /. A picture belongs into public/images and is written "/images/workshop/bench.svg"."`,
  )
  expect(tell('{ "src": "images\\Ward.svg" }')).toMatchInlineSnapshot(
    `"1:10 This is a path on your computer: an address has / and not \\. | Put the picture into public/images as "ward.svg" and write "/images/ward.svg"."`,
  )
})

test('where one backslash has no meaning, the others may have none either', () => {
  expect(tell('{ "a": "\\d and \\team" }')).toMatchInlineSnapshot(
    `"1:9 "\\d" has no meaning in a text. | For a backslash write two: \\\\."`,
  )
})

test('a bracket that was never opened is named', () => {
  expect(instead('    {\n      "type": "hero"', '      "type": "hero"')).toMatchInlineSnapshot(
    `
    "5:7 A "{" is missing here. | A field stands in a block in { }: { "heading": "Our services" }. | put a {
    → the page as it was"
  `,
  )
  expect(instead('    {\n      "type": "text"', '      "type": "text"')).toMatchInlineSnapshot(
    `
    "10:7 A "{" is missing here. | A field stands in a block in { }: { "heading": "Our services" }. | put a {
    → the page as it was"
  `,
  )
  expect(instead('"image": {\n', '"image":\n')).toMatchInlineSnapshot(
    `"13:9 A "{" is missing before this name. | A field stands in a block in { }: { "heading": "Our services" }."`,
  )
  expect(instead('"sections": [', '"sections":')).toMatchInlineSnapshot(
    `
    "5:5 A "[" is missing here. | Several blocks stand in a list: [{ … }, { … }]. | put a [
    → the page as it was"
  `,
  )
  expect(instead('"actions": [', '"actions": ')).toMatchInlineSnapshot(
    `"8:18 A "[" is missing before this "{". | Several blocks stand in a list: [{ … }, { … }]."`,
  )
  expect(tell('{\n  "site":\n    "name": "x",\n    "url": "y"\n  },\n  "pages": []\n}')).toMatchInlineSnapshot(
    `"3:5 A "{" is missing before this name. | A field stands in a block in { }: { "heading": "Our services" }."`,
  )
  expect(tell('"version": 1, "pages": []')).toMatchInlineSnapshot(
    `"1:1 A "{" is missing before this name. | A field stands in a block in { }: { "heading": "Our services" }."`,
  )
})

test('a bracket of the wrong kind is named', () => {
  expect(tell('{\n  "shared": [\n    "demo": { "type": "hero" }\n  ],\n  "pages": []\n}')).toMatchInlineSnapshot(
    `"3:5 A "{" is missing before this name, or the "[" of line 2 should be a "{". | A field stands in a block in { }: { "heading": "Our services" }."`,
  )
  expect(instead('"sections": [', '"sections": {')).toMatchInlineSnapshot(
    `
    "4:15 This "{" should be a "[". | write [
    → the page as it was"
  `,
  )
})

test('a bracket that is not closed is named, with its line, where it should have been closed', () => {
  expect(instead('"Four colleagues" },', '"Four colleagues",')).toMatchInlineSnapshot(
    `"7:69 A "}" is missing: the "{" of line 7 is not closed yet. | Put a "}" where that block ends, and a comma if more follows."`,
  )
  expect(instead('"Four colleagues" },', '"Four colleagues"')).toMatchInlineSnapshot(
    `
    "7:69 A "}" is missing: the "{" of line 7 is not closed yet. | put a }
    → the page as it was"
  `,
  )
  expect(instead('    },\n    {\n', '    {\n')).toMatchInlineSnapshot(
    `
    "8:65 A "}" is missing: the "{" of line 5 is not closed yet. | put a }
    → the page as it was"
  `,
  )
  expect(instead('      }\n    }\n', '    }\n')).toMatchInlineSnapshot(
    `
    "14:30 A "}" is missing: the "{" of line 12 is not closed yet. | put a }
    → the page as it was"
  `,
  )
  expect(instead('"/contact" }]', '"/contact" }')).toMatchInlineSnapshot(
    `
    "8:64 A "]" is missing: the "[" of line 8 is not closed yet. | put a ]
    → the page as it was"
  `,
  )
  expect(instead('  ]\n}', '}')).toMatchInlineSnapshot(
    `
    "16:6 A "]" is missing: the "[" of line 4 is not closed yet. | put a ]
    → the page as it was"
  `,
  )
  expect(tell('{\n  "a": {\n    "list": [{ "b": 1 }\n    "tone": "dark"\n  }\n}')).toMatchInlineSnapshot(
    `
    "3:24 A "]" is missing: the "[" of line 3 is not closed yet. | put a ]
    → {
      "a": {
        "list": [{ "b": 1 }],
        "tone": "dark"
      }
    }"
  `,
  )
  expect(tell('{\n  "site": {\n    "name": "x",\n  "pages": []\n}')).toMatchInlineSnapshot(
    `
    "3:16 A "}" is missing: the "{" of line 2 is not closed yet. | put a }
    → {
      "site": {
        "name": "x"
      },
      "pages": []
    }"
  `,
  )
})

test.each([
  ['      }\n    }\n', '    }\n'],
  ['    },\n    {\n', '    {\n'],
  ['  ]\n}', '}'],
  ['  ]\n}\n', ''],
  ['    {\n      "type": "text"', '      "type": "text"'],
  ['"sections": [', '"sections":'],
])('where lines end as on Windows, they do so after a bracket is put: %j', (before, after) => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n')
  const damaged = team.replace(before, after)
  expect(fixed(damaged)).not.toBe(damaged)
  expect(fixed(windows(damaged))).toBe(windows(fixed(damaged)))
})

test('on one line there is no telling which bracket was forgotten', () => {
  expect(tell('{ "a": { "b": 1 }, { "b": 2 } }')).toMatchInlineSnapshot(
    `"1:8 A "[" is missing before this "{". | Several blocks stand in a list: [{ … }, { … }]. Or a "}" is missing before the next "{"."`,
  )
  expect(tell('{ "a": [{ "b": 1 }, "tone": "dark" }')).toMatchInlineSnapshot(
    `"1:21 A "{" is missing before this name, or the "[" of line 1 is not closed yet. | A field stands in a block in { }: { "heading": "Our services" }."`,
  )
  expect(tell('{ "a": "b c": 1 }')).toMatchInlineSnapshot(
    `"1:13 ":" cannot stand here. | After a value comes a comma, or the bracket that closes."`,
  )
})

test('a comment without an end is not removed: it would take the rest of the file along', () => {
  expect(tell('{ "a": 1, /* one\n "b": 2 }')).toMatchInlineSnapshot(
    `"1:11 Comments are not allowed in JSON, and this one has no end. | Remove it."`,
  )
})

test('what comes after something unclear has no fix', () => {
  expect(tell('{\n  "a": 1,,\n  "b": "C:\\Users",\n  "c": 2\n  "d": 3\n}')).toMatchInlineSnapshot(`
    "2:10 There is a comma too many. | remove the comma
    3:8 This is a path on your computer: an address has / and not \\. | Put the file into public and write its address with /. A picture belongs into public/images and is written "/images/workshop/bench.svg".
    4:9 A comma is missing here.
    → {
      "a": 1,
      "b": "C:\\Users",
      "c": 2
      "d": 3
    }"
  `)
})

test('an empty file is told', () => {
  expect(tell('')).toMatchInlineSnapshot(
    `"1:1 The file is empty. | Copy another file of this kind and change it, or remove this one."`,
  )
  expect(tell(' \n')).toMatchInlineSnapshot(
    `"1:1 The file is empty. | Copy another file of this kind and change it, or remove this one."`,
  )
})

test('invisible characters are replaced', () => {
  expect(tell('{ "a":\u00a01 }')).toMatchInlineSnapshot(`
    "1:7 There is an invisible character here (U+00A0) that JSON does not know. | put a plain space
    → { "a": 1 }"
  `)
})

test('a byte-order mark is removed, and places count without harm', () => {
  expect(
    said(check(`\ufeff${JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }]))}`)),
  ).toMatchInlineSnapshot(`
    [
      "(file)  encoding
    The file begins with a byte-order mark, an invisible character that JSON does not allow.
    Save the file as "UTF-8", not as "UTF-8 with BOM".
    fix: remove the mark",
    ]
  `)
  expect(check(`\ufeff{ "version": ${version} }`)[1]).toMatchObject({ line: 1, column: 2 })
  expect(fixed(`\ufeff${whole}`).startsWith('{')).toBe(true)
})

test('a name that is written twice is told, wherever it is', () => {
  const text = JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }]), null, 2)
  expect(said(check(text.replace('"heading"', '"heading": "Old",\n          "heading"')))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/heading  duplicate-keys
    "heading" is written twice in the same block: here and in line 22.
    Only the later one would count. Keep one of them.",
    ]
  `)
  expect(said(check(text.replace('"version"', '"vers\\u0069on": 1,\n  "version"')))).toMatchInlineSnapshot(`
    [
      "/version  duplicate-keys
    "version" is written twice in the same block: here and in line 2.
    Only the later one would count. Keep one of them.",
    ]
  `)
})

test('texts that look like names with a colon are no names', () => {
  const text = 'He said: "name": and "name": again, : : "'
  expect(check(aSite([{ type: 'hero', heading: 'Care for all', text }]))).toEqual([])
})

test('nesting without end is told, and breaks nothing', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  expect(said(check(deep))).toMatchInlineSnapshot(`
    [
      "/0/0/0/0/0/0  nesting
    More than 64 blocks and lists are nested in each other here.
    No page needs so many; a closing bracket may be missing.",
    ]
  `)
  const inside = JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }])).replace('"Care for all"', deep)
  expect(said(check(inside))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/heading/0  nesting
    More than 64 blocks and lists are nested in each other here.
    No page needs so many; a closing bracket may be missing.",
    ]
  `)
  expect(said(check('{"a":'.repeat(100_000)))).toMatchInlineSnapshot(`
    [
      "/a/a/a/a/a/a  nesting
    More than 64 blocks and lists are nested in each other here.
    No page needs so many; a closing bracket may be missing.",
    ]
  `)
})

test('nothing but an object is a site', () => {
  expect(['[]', '"text"', 'null', '5'].flatMap((text) => said(check(text)))).toMatchInlineSnapshot(`
    [
      "(file)  schema
    The file must be a block in { }, not a list in [ ].
    The whole website: its settings, shared sections, files of further pages, and pages.",
      "(file)  schema
    The file must be a block in { }, not text.
    The whole website: its settings, shared sections, files of further pages, and pages.",
      "(file)  schema
    The file must be a block in { }, not nothing.
    The whole website: its settings, shared sections, files of further pages, and pages.",
      "(file)  schema
    The file must be a block in { }, not a number.
    The whole website: its settings, shared sections, files of further pages, and pages.",
    ]
  `)
})

test('names that objects have by birth are only names', () => {
  const text = JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }, { use: 'constructor' }]))
  expect(
    said(check(text.replace('"heading"', '"__proto__": { "type": "form" }, "toString": 1, "heading"'))),
  ).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/__proto__  schema
    A whole "form" section stands inside a "hero" section.
    Move it between two sections of the page: behind the } of this one, or before its {.",
      "/pages/0/sections/0/toString  schema
    "toString" is not a field of a "hero" section.
    It can also have: "id", "tone", "draft", "starts", "ends", "ignore", "eyebrow", "text", "image", "actions", "figure", "note", "look".",
    ]
  `)
  expect(said(check(text))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/1/use  shared
    There is no shared section "constructor".
    Shared sections are written under "shared" in the config.",
    ]
  `)
})

test('a text that ends a script is only a text', () => {
  expect(check(aSite([{ type: 'hero', heading: 'Care for all', eyebrow: 'a </ script' }]))).toEqual([])
})
