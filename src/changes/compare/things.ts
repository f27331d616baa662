import { isObject } from '../../is-object.ts'
import { type Flat, flatten } from '../../schema/flatten.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Thing } from './change.ts'

/** What visitors or authors know a thing by, the best first. */
const names = [
  'heading',
  'label',
  'title',
  'use',
  'from',
  'name',
  'text',
  'rule',
  'body',
  'id',
  'path',
  'href',
  'src',
  'figure',
]

/** A thing in words: "Before you come aboard" (accordion). */
export function thingOf(value: unknown, flat: Flat | undefined): Thing {
  return { noun: nounOf(value, flat), name: nameIn(value) }
}

function nounOf(value: unknown, flat: Flat | undefined): string {
  if (isObject(value)) {
    if (typeof value.use === 'string') return 'shared section'
    if (typeof value.type === 'string') return value.type
  }
  return titleOf(flat, 'entry')
}

/** What a thing is called; null when nothing of it is a name. */
export function nameIn(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return nameIn(value[0])
  if (!isObject(value)) return null
  for (const name of names) {
    const found = value[name]
    if (typeof found === 'string' && found.trim() !== '') return found
  }
  return nameIn(value.image) ?? nameIn(value.items)
}

/** A field's title in the middle of a sentence. Objects have titles that are names of types: then its own name says it. */
export function titleOf(flat: Flat | undefined, name: string): string {
  const title = flat?.title ?? ''
  const isOfTypes = /^[A-Z][a-z]+([A-Z][a-z]+)+$/.test(title)
  const words = (isOfTypes && name !== 'entry') || title === '' ? name : title
  const spread = words.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start}`)
  // What is written in capitals stays so.
  return spread.replace(/(?<!\p{L})\p{Lu}(?=-?\p{Ll}|$)/gu, (letter) => letter.toLowerCase())
}

/** What the schema says of a value, with the branch that the value chose. */
export function flat(schema: Schema | undefined, value: unknown): Flat | undefined {
  return schema && flatten(schema, value)
}
