import type { AnySchemaObject } from 'ajv'

/** Where the snippets stand below schemas/. */
export const snippetsFile = 'generated/snippets.schema.json'

const kinds = [
  { name: 'minimal', note: 'With only what it needs.' },
  { name: 'full', note: 'With every field.' },
]

/**
 * The examples of all section types as VS Code offers them where a section may stand. A schema of its own that allows
 * everything: it only helps, and the validator never sees it.
 */
export function snippets(schemas: Map<string, AnySchemaObject>): string {
  const sections = [...schemas].filter(([name]) => name.startsWith('sections/'))
  const defaultSnippets = sections.flatMap(([, { description, properties, examples, 'x-aliases': aliases }]) =>
    (examples as unknown[]).map((example, index) => ({
      label: `${properties.type.const}: ${kinds[index]?.name ?? index + 1}`,
      description: [description, kinds[index]?.note, alsoCalled(aliases)].filter(Boolean).join(' '),
      bodyText: literal(JSON.stringify(example, null, '\t')),
    })),
  )
  const $comment = 'Made from the examples in schemas/sections by npm run generate. Do not edit.'
  return `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', $comment, defaultSnippets }, null, 2)}\n`
}

/** What a type is called elsewhere, for those who look for that. */
function alsoCalled(aliases: readonly string[] = []): string {
  return aliases.length > 0 ? `Also called: ${aliases.join(', ')}.` : ''
}

/** A text that a snippet inserts as it is: without this {brand} would lose its brace, and a price its dollar. */
function literal(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&')
}
