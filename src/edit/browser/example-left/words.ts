import { join } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import { areOwn } from '../../../schema/example-words.ts'
import type { Field, Value } from '../../../schema/fields.ts'
import { type Fields, labelOf, shapeOf } from '../../form/edits.ts'
import { isTextKind } from '../../form/marks/kinds.ts'
import { sectionFields } from '../schemas.ts'

/** Words of a section, what their field is called, and the way to it. */
export interface Words {
  readonly words: string
  readonly field: string
  readonly at: string
}

/** What describes a picture goes with it, and these are as right on another site. */
const sensible = ['alt', 'placeholder', 'per', 'periods', 'ignore']

/** No words to the schema, and still of one site alone: what a form is called in the list of leads, whom one calls. */
const ofSite = ['/name', '/phone']

/** Fields of forms that ask what nearly all forms ask. */
const asked = ['email', 'tel', 'consent']

/** The small words of a section that are to be its author's own. Of the large ones validation tells whose they are. */
export function wordsIn(section: Fields): Words[] {
  const about = sectionFields(String(section.type))
  return about ? inValue(section, about, '', '') : []
}

function inValue(value: unknown, about: Value, name: string, at: string, field = ''): Words[] {
  if (Array.isArray(value)) {
    const { entry } = about
    return entry ? value.flatMap((inner, index) => inValue(inner, entry, name, join(at, index), field)) : []
  }
  if (isObject(value)) return inFields(value, about, at)
  if (typeof value !== 'string' || !/[\p{L}\p{N}]/u.test(value) || areOwn(value, name)) return []
  const areWords = isTextKind(about.kind) || ofSite.includes(at)
  return areWords ? [{ words: value, field, at }] : []
}

function inFields(value: Fields, { shapes }: Value, at: string): Words[] {
  const isUsual = asked.includes(String(value.kind)) || value.autocomplete !== undefined
  const isOwn = ({ name }: Field) => !sensible.includes(name) && !(isUsual && name === 'label')
  return (shapeOf(value, shapes)?.fields ?? [])
    .filter(isOwn)
    .flatMap((field) => inValue(value[field.name], field, field.name, join(at, field.name), labelOf(field)))
}
