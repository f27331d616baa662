import { join } from '../../../content/json/pointer.ts'
import { type MarkedKind, tokensOf } from '../../../content/text/grammar.ts'
import { fillText } from '../../../content/text/variables.ts'
import { isObject } from '../../../is-object.ts'
import type { Value } from '../../../schema/fields.ts'
import { readable } from '../../../schema/readable.ts'
import type { FormOperation } from '../../form/context.ts'
import { setField, shapeOf } from '../../form/edits.ts'
import { isTextKind } from '../../form/marks/kinds.ts'
import { keyOf } from './runs.ts'

/** A text or the address of a picture, in the field that it is written in. */
export interface Written {
  /** The pointer of its field. */
  readonly at: string
  readonly field: Value
  readonly text: string
  /** What its field is called. */
  readonly label: string
  /** Gives it another text; none takes it out, where it need not be there. */
  put(text: string): FormOperation
  /** What it is drawn as: a line each, or the picture. */
  readonly keys: readonly string[]
}

type Variables = Readonly<Record<string, string>>

/** All texts and pictures of a section that visitors may see, in the order of its schema. */
export function writtenIn(
  about: Value,
  value: unknown,
  at: string,
  variables: Variables,
  { label, put }: Pick<Written, 'label' | 'put'> = itself(at),
): Written[] {
  if (typeof value === 'string') {
    const keys = keysOf(about, value, variables)
    return keys.length > 0 ? [{ at, field: about, text: value, label, put, keys }] : []
  }
  if (Array.isArray(value)) {
    const { entry } = about
    if (!entry) return []
    return value.flatMap((one, index) => {
      const place = join(at, index)
      return writtenIn(entry, one, place, variables, { ...itself(place), label })
    })
  }
  if (!isObject(value)) return []
  const shape = shapeOf(value, about.shapes)
  const fields = shape?.fields ?? []
  return fields.flatMap((field) => {
    const { name, required, schema } = field
    return writtenIn(field, value[name], join(at, name), variables, {
      label: readable(schema.title ?? name),
      put: (text) => setField(value, at, fields, name, text === '' && !required ? undefined : text),
    })
  })
}

/** A value that is replaced in its place. */
function itself(at: string): Pick<Written, 'label' | 'put'> {
  return { label: '', put: (value) => ({ op: 'set', at, value }) }
}

function keysOf({ kind }: Value, text: string, variables: Variables): string[] {
  if (kind === 'src') return [pictureKey(text)]
  if (!isTextKind(kind)) return []
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
