import { expect, test } from 'vitest'
import { snippets } from '../../src/schema/generate-snippets.ts'

function made(example: unknown) {
  return snippets([{ description: 'A note.', properties: { type: { const: 'note' } }, examples: [example] }])[0]
}

test('an example becomes a snippet with the description of its type', () => {
  expect(made({ type: 'note' })).toEqual({
    label: 'note: minimal',
    description: 'A note. With only what it needs.',
    bodyText: '{\n\t"type": "note"\n\\}',
  })
})

test('what means something in a snippet is inserted as it is written', () => {
  expect(made('{brand} costs $1\n')?.bodyText).toBe(String.raw`"{brand\} costs \$1\\n"`)
})
