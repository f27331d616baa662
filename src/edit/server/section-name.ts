import { isObject } from '../../is-object.ts'

/** Fields with words by which a section, or an entry of it, is known. */
const naming = ['heading', 'text', 'quote', 'body', 'label', 'name']

/** What a section is called: its heading, or the first words in it. */
export function nameOf(section: Readonly<Record<string, unknown>>): string {
  const own = naming.map((field) => section[field]).find((one) => typeof one === 'string' && one !== '')
  if (typeof own === 'string') return own.slice(0, 80)
  const entry = Object.values(section).find(Array.isArray)?.[0]
  return isObject(entry) ? nameOf(entry) : ''
}
