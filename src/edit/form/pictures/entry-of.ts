import type { Field, Shape, Value } from '../../../schema/fields.ts'
import { blankShape, type Fields } from '../edits.ts'
import { isImage } from './is-image.ts'

/** An entry that a picture can become: the picture itself, or something that holds one. */
export interface Pictured {
  /** The schema of the picture. */
  readonly image: Value
  /** The words that an entry cannot be without, to be asked with the picture. */
  readonly words: readonly Field[]
  entryOf(image: Fields, words: Fields): Fields
}

/** What a picture becomes in a list of such entries; undefined where they have none. */
export function pictured(entry: Value): Pictured | undefined {
  if (isImage(entry)) return { image: entry, words: [], entryOf: (image) => image }
  for (const shape of entry.shapes) {
    const image = shape.fields.find((field) => isImage(field) && isShown(shape, field))
    if (!image) continue
    return {
      image,
      words: shape.fields.filter(({ kind, required }) => required && (kind === 'plain' || kind === 'inline')),
      entryOf: (chosen, words) => inOrder(shape, { ...blankShape(shape), ...words, [image.name]: chosen }),
    }
  }
  return undefined
}

function isShown({ shows }: Shape, { name }: Field): boolean {
  return !shows || shows.includes(name)
}

/** The fields as the schema has them one after the other. */
function inOrder({ fields }: Shape, value: Fields): Fields {
  return Object.fromEntries(fields.flatMap(({ name }) => (Object.hasOwn(value, name) ? [[name, value[name]]] : [])))
}
