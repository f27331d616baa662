import { isObject } from '../../is-object.ts'

/** Fields with words by which a section, or an entry of it, is known. */
const naming = ['heading', 'text', 'quote', 'body', 'label', 'name']

/** 80: more than a line of any list holds. */
const longest = 80

/** What a section is called: its heading, or the first words in it. */
export function nameOf(section: Readonly<Record<string, unknown>>): string {
  const own = naming.map((field) => section[field]).find((one) => typeof one === 'string' && one !== '')
  if (typeof own === 'string') return own.length > longest ? `${own.slice(0, longest).trimEnd()}…` : own
  const entry = Object.values(section).find(Array.isArray)?.[0]
  return isObject(entry) ? nameOf(entry) : ''
}
