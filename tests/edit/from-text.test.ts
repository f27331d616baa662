import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { fromText } from '../../src/edit/form/marks/from-text.ts'
import type { TextKind } from '../../src/edit/form/marks/kinds.ts'
import { parseMarks } from '../../src/edit/form/marks/read.ts'
import { writeMarks } from '../../src/edit/form/marks/write.ts'

const variables = { brand: 'Acme' }

/** What a field of this kind holds once a text from elsewhere is in the place of its own. */
function pasted(text: string, kind: TextKind): string {
  const read = (source: string) => parseMarks(source, kind, variables)
  const doc = read('Before')
  if (!doc) throw new Error('This cannot be read.')
  const state = EditorState.create({ doc })
  const slice = fromText(state, text, variables)
  return writeMarks(state.tr.replaceRange(0, doc.content.size, slice).doc, read)
}

test('a body keeps paragraphs, lines and lists of a plain text', () => {
  expect(pasted('3 Example Row\r\nAldermere\r\n\r\nCome by.\r\n', 'prose')).toBe('3 Example Row\nAldermere\n\nCome by.')
  expect(pasted('We use:\n- rye\n- oats\n\n1) Knead\n2) Bake\nDone.', 'article')).toBe(
    'We use:\n\n- rye\n- oats\n\n1. Knead\n2. Bake\n\nDone.',
  )
  expect(pasted('  • rye\n  • oats', 'prose')).toBe('- rye\n- oats')
  expect(pasted('- rye\n  of the field\n- oats', 'prose')).toBe('- rye of the field\n- oats')
  expect(pasted('- not a list\nof two lines', 'prose')).toBe('- not a list\n\nof two lines')
})

test('a list that goes on with a number keeps it', () => {
  expect(pasted('We go on:\n4. Shape\n5. Bake', 'prose')).toBe('We go on:\n\n4. Shape\n5. Bake')
  expect(pasted('12. December', 'prose')).toBe('12. December')
})

test('where there is one line, those of a plain text become one', () => {
  for (const kind of ['inline', 'plain'] as const)
    expect(pasted('{brand} bakes\n\n- rye\n\n', kind)).toBe('{brand} bakes - rye')
})

test('nothing, or a brace, is as good as any text', () => {
  for (const kind of ['inline', 'plain', 'prose', 'article'] as const) {
    expect(pasted(' \n\n ', kind)).toBe('')
    expect(pasted('{ {no} *a*', kind)).toBe(kind === 'plain' ? '{{ {{no} *a*' : '{{ {{no} \\*a*')
  }
})
