import { type Aliases, fieldAliases, namesOf, typeAliases } from '../../schema/aliases.ts'
import { ourSchemas } from '../../schema/read.ts'

let fields: Aliases | undefined
let types: Aliases | undefined

/** What fields are called here that other tools have another word for. */
export function calledHere(word: string): readonly string[] {
  fields ??= fieldAliases(ourSchemas())
  return namesOf(word, fields)
}

/** What section types are called here, by the whole of another word or else by its parts, the last one first. */
export function typesCalled(word: string): readonly string[] {
  types ??= typeAliases(ourSchemas())
  const known = types
  const whole = namesOf(word, known)
  if (whole.length > 0) return whole
  const parts = word
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .reverse()
  return [...new Set(parts.flatMap((part) => (known.has(part) ? [part] : namesOf(part, known))))]
}
