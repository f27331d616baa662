import { join } from '../../../content/json/pointer.ts'
import { type MarkedKind, tokensOf } from '../../../content/text/grammar.ts'
import { fillText } from '../../../content/text/variables.ts'
import { isObject } from '../../../is-object.ts'
import type { Value } from '../../../schema/fields.ts'
import { shapeOf } from '../../form/edits.ts'
import { keyOf } from './runs.ts'

/** A text or the address of a picture, in the field that it is written in. */
export interface Written {
  /** The pointer of its field. */
  readonly at: string
  readonly field: Value
  readonly text: string
  /** What it is drawn as: a line each, or the picture. */
  readonly keys: readonly string[]
}

type Variables = Readonly<Record<string, string>>

/** All texts and pictures of a section that visitors may see, in the order of its schema. */
export function writtenIn(about: Value, value: unknown, at: string, variables: Variables): Written[] {
  if (typeof value === 'string') {
    const keys = keysOf(about, value, variables)
    return keys.length > 0 ? [{ at, field: about, text: value, keys }] : []
  }
  if (Array.isArray(value)) {
    const { entry } = about
    return entry ? value.flatMap((one, index) => writtenIn(entry, one, join(at, index), variables)) : []
  }
  if (!isObject(value)) return []
  const shape = shapeOf(value, about.shapes)
  return (shape?.fields ?? []).flatMap((field) => writtenIn(field, value[field.name], join(at, field.name), variables))
}

function keysOf({ kind }: Value, text: string, variables: Variables): string[] {
  if (kind === 'src') return [pictureKey(text)]
  if (kind !== 'plain' && kind !== 'inline' && kind !== 'prose' && kind !== 'article') return []
  const filled = fillText(text, variables)
  const lines = kind === 'plain' ? [keyOf([], filled)] : linesOf(filled, kind)
  return lines.filter((key) => !key.endsWith('|'))
}

function linesOf(text: string, kind: MarkedKind): string[] {
  return tokensOf(text, kind).flatMap(({ type, children }) => {
    if (type !== 'inline' || !children) return []
    let words = ''
    const marks: string[] = []
    for (const token of children) {
      if (token.nesting === 1) marks.push(token.tag)
      else if (token.type === 'hardbreak') {
        marks.push('br')
        words += ' '
      } else if (token.nesting === 0) {
        // In a body a new line is one.
        if (kind !== 'inline') marks.push(...Array.from(token.content.matchAll(/\n/g), () => 'br'))
        words += token.content
      }
    }
    return [keyOf(marks, words)]
  })
}

/** A picture by the name of its file, of which others are made in many sizes. */
export function pictureKey(address: string): string {
  const name = address.split('/').at(-1) ?? ''
  return `img|${name.split('.', 1)[0]}`
}
