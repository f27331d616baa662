import { join } from '../../content/json/pointer.ts'
import { filesOf } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { locate } from '../../content/report/diagnose.ts'
import { trail } from '../../content/report/format/trail.ts'

export type Wanted = 'words' | 'links' | 'pictures'

/** Fields with addresses, which are no words. */
const addresses = ['href', 'from', 'to', 'path', 'src', '$schema']
const fields: Readonly<Record<Wanted, (key: string, text: string) => boolean>> = {
  words: (key) => !addresses.includes(key),
  links: (key, text) => ['href', 'from', 'to'].includes(key) || /\]\(/.test(text),
  pictures: (key) => key === 'src',
}

/** Around what was found, in letters. */
const around = 40

/** All texts in which something stands, with their places. */
export function search(sources: Sources, wanted: Wanted, text: string): string[] {
  const query = text.toLowerCase()
  return filesOf(sources).flatMap((file) => {
    const hits: { pointer: string; value: string }[] = []
    walk(file.parsed.value, '', '', (value, key, pointer) => {
      if (fields[wanted](key, value) && value.toLowerCase().includes(query)) hits.push({ pointer, value })
    })
    const places = locate(
      [file],
      hits.map(({ pointer }) => ({ file, spot: { pointer, on: 'value' as const } })),
    )
    const values = new Map(hits.map(({ pointer, value }) => [pointer, value]))
    return places.map((place) => {
      const excerpt = cut(values.get(place.pointer) ?? '', query)
      return `${trail(place, file)}  (${file.path} ${place.pointer})  ${JSON.stringify(excerpt)}`
    })
  })
}

/** The pictures of the site whose names hold some letters. */
export function pictureNames({ publicFiles, pictures }: Sources, text: string): string[] {
  return [...publicFiles]
    .filter((name) => name.startsWith('/images/') && name.toLowerCase().includes(text.toLowerCase()))
    .sort()
    .map((name) => {
      const picture = pictures?.get(name)
      return picture?.format ? `${name}  ${picture.format}  ${picture.width} x ${picture.height}` : name
    })
}

function walk(value: unknown, key: string, pointer: string, visit: (text: string, key: string, at: string) => void) {
  if (typeof value === 'string') visit(value, key, pointer)
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) walk(entry, key, join(pointer, index), visit)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) walk(inner, name, join(pointer, name), visit)
}

function cut(value: string, query: string): string {
  const at = Math.max(0, value.toLowerCase().indexOf(query) - around)
  const end = at + query.length + 2 * around
  return `${at > 0 ? '…' : ''}${value.slice(at, end)}${end < value.length ? '…' : ''}`
}
