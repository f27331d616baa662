import type { Schema, Snippet } from './schema.ts'

const kinds = [
  { name: 'minimal', note: 'With only what it needs.' },
  { name: 'full', note: 'With every field.' },
]

/** The examples of all section types, for the places where a section may stand. */
export function snippets(sections: readonly Schema[]): readonly Snippet[] {
  return sections.flatMap(({ description, properties, examples = [], 'x-aliases': aliases }) =>
    examples.map((example, index) => ({
      label: `${properties?.type?.const}: ${kinds[index]?.name ?? index + 1}`,
      description: [description, kinds[index]?.note, alsoCalled(aliases)].filter(Boolean).join(' '),
      bodyText: literal(JSON.stringify(example, null, '\t')),
    })),
  )
}

/** What a type is called elsewhere, for those who look for that. */
function alsoCalled(aliases: readonly string[] = []): string {
  return aliases.length > 0 ? `Also called: ${aliases.join(', ')}.` : ''
}

/** A text that a snippet inserts as it is: without this {brand} would lose its brace, and a price its dollar. */
function literal(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&')
}
