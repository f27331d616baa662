import { isObject } from '../is-object.ts'
import { areOwn } from './example-words.ts'
import type { Schemas } from './schema.ts'

/** A module with the texts of sections' examples that nobody writes twice by chance, each once. */
export function exampleTexts(schemas: Schemas): string {
  const texts = new Set<string>()
  const look = (value: unknown, key: string): void => {
    if (isObject(value)) for (const [name, inner] of Object.entries(value)) look(inner, name)
    else if (Array.isArray(value)) for (const entry of value) look(entry, key)
    else if (typeof value === 'string' && areOwn(value, key)) texts.add(value)
  }
  for (const [file, { examples = [] }] of schemas)
    if (file.startsWith('sections/')) for (const example of examples) look(example, '')
  return `export const exampleTexts: readonly string[] = ${JSON.stringify([...texts], null, 2)}\n`
}
