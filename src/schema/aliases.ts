import type { Schema, Schemas } from './schema.ts'

/** What section types and fields are called elsewhere, by what they are called here. */
export type Aliases = ReadonlyMap<string, readonly string[]>

/** Other words for section types: "accordion" is also a "faq". */
export function typeAliases(schemas: Schemas): Aliases {
  const sections = [...schemas].filter(([file]) => file.startsWith('sections/'))
  return new Map(
    sections.map(([, section]) => [String(section.properties?.type?.const), section['x-aliases'] ?? []] as const),
  )
}

/** Other words for fields. A field means the same wherever it stands, so they are written at one of its places. */
export function fieldAliases(schemas: Schemas): Aliases {
  const found = new Map<string, string[]>()
  const seen = new Set<object>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const { properties = {} } = value as Schema
    for (const [name, field] of Object.entries(properties)) {
      const others = wordsFor(field).filter((word) => word !== name)
      if (others.length > 0) found.set(name, [...new Set([...(found.get(name) ?? []), ...others])])
    }
    for (const [key, inner] of Object.entries(value)) if (key !== 'examples') visit(inner)
  }
  for (const one of schemas.values()) visit(one)
  return found
}

/** The words beside a field, and beside the parts that it refers to. */
function wordsFor({ 'x-aliases': own = [], $ref, allOf = [] }: Schema): string[] {
  return [...own, ...[...($ref ? [$ref] : []), ...allOf].flatMap(wordsFor)]
}

/** What a word is called here: the names that it is another word for, whatever its capitals, hyphens and spaces. */
export function namesOf(word: string, aliases: Aliases): readonly string[] {
  let names = byWord.get(aliases)
  if (!names) {
    names = inverted(aliases)
    byWord.set(aliases, names)
  }
  return names.get(plainWord(word)) ?? []
}

/** Of aliases the names by their words: who makes one mistake may make it ten thousand times. */
const byWord = new WeakMap<Aliases, Map<string, string[]>>()

function inverted(aliases: Aliases): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const [name, words] of aliases)
    for (const word of words.map(plainWord)) names.set(word, [...(names.get(word) ?? []), name])
  return names
}

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]/g, '')
}
