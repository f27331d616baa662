import { isObject } from '../../src/is-object.ts'

/** A value with the quotes and apostrophes in its texts as printers set them. Content is written with straight ones. */
export function typographic<T>(value: T): T
export function typographic(value: unknown): unknown {
  if (typeof value === 'string') return curl(value)
  if (Array.isArray(value)) return value.map((item: unknown) => typographic(item))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typographic(item)]))
}

function curl(text: string): string {
  return text
    .replace(/(^|[\s([{*/–—])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{*/–—])'/g, '$1‘')
    .replaceAll("'", '’')
}
