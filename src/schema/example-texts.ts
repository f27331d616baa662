import { isObject } from '../is-object.ts'
import { areOwn } from './example-words.ts'
import { ourSchemas } from './read.ts'

/** By their lengths, because a set would read every text of a site to its end. */
let texts: string[][] | undefined

/** Whether a field holds a text of the schemas' examples, letter by letter. */
export function isExampleText(text: string, field: string | number): boolean {
  if (!areOwn(text, field)) return false
  texts ??= byLength()
  return texts[text.length]?.includes(text) === true
}

function byLength(): string[][] {
  const found: string[][] = []
  const look = (value: unknown, key: string): void => {
    if (isObject(value)) for (const [name, inner] of Object.entries(value)) look(inner, name)
    else if (Array.isArray(value)) for (const entry of value) look(entry, key)
    else if (typeof value === 'string' && areOwn(value, key))
      found[value.length] = [...(found[value.length] ?? []), value]
  }
  for (const [file, { examples = [] }] of ourSchemas())
    if (file.startsWith('sections/')) for (const example of examples) look(example, '')
  return found
}
