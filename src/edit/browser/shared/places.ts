import { ofPlace } from '../../../changes/site/operations.ts'
import { isIn, join, split } from '../../../content/json/pointer.ts'
import type { EditOperation, Mistake, SectionLine } from '../../agreed.ts'
import type { FormOperation } from '../../form/context.ts'
import { shapeOf } from '../../form/edits.ts'
import { sectionFields } from '../schemas.ts'

/** Where what is shared is changed: wherever it is used, or only in this place. */
export type Reach = 'everywhere' | 'here'

interface Spot {
  readonly file: string
  readonly at: string
}

/** Where a section stands on its page, and where what it shows. */
type Placed = Pick<SectionLine, 'spot' | 'shared' | 'own'>

/** A mistake at the place of the page at which authors see it. */
export interface Told extends Mistake {
  /** As it was found in its file. */
  readonly origin: Mistake
}

/** Operations in a file, as operations on the site. */
export function inFile(file: string, operations: readonly FormOperation[]): EditOperation[] {
  return operations.map((operation) => ({ ...operation, file }))
}

/**
 * Operations on a section as its page shows it, in the files in which it is written. What the place has for itself is changed
 * there, and all else wherever `reach` says.
 */
export function inFiles(line: SectionLine, operations: readonly FormOperation[], reach: Reach): EditOperation[] {
  const { spot, shared, own } = line
  if (!shared) return inFile(spot.file, operations)
  return operations.flatMap((operation) => {
    const name = fieldAt(line, operation.at)
    return reach === 'everywhere' && !own.includes(name)
      ? [relocated(operation, spot.at, shared)]
      : inPlace(line, name, operation)
  })
}

/** Where something of a section is written that its page shows. */
export function writtenAt(line: SectionLine, at: string): Spot {
  const name = fieldAt(line, at)
  const holder = line.shared && !line.own.includes(name) ? line.shared : placeOf(line, name)
  return { file: holder.file, at: moved(at, line.spot.at, holder.at) }
}

/** Where something comes that a section is to get, and what makes room for it there. */
export function roomAt(line: SectionLine, at: string, reach: Reach): { spot: Spot; first: readonly EditOperation[] } {
  const name = fieldAt(line, at)
  if (!line.shared || reach === 'everywhere' || line.own.includes(name)) return { spot: writtenAt(line, at), first: [] }
  const { file, at: holder } = placeOf(line, name)
  return {
    spot: { file, at: moved(at, line.spot.at, holder) },
    first: [{ op: 'own', file, at: join(holder, name) }],
  }
}

/** What gives a field that a place has for itself back to what is shared. */
export function givenBack(line: SectionLine, at: string): EditOperation {
  return { op: 'clear', ...writtenAt(line, at), holders: true }
}

/** What is wrong in a section, at its fields as the page shows it; what is replaced there is not seen. */
export function onPlace({ spot, shared, own }: Placed, mistakes: readonly Mistake[]): Told[] {
  return mistakes.flatMap((origin) => {
    const { file, pointer } = origin
    const to = (from: string) => ({ ...origin, file: spot.file, pointer: moved(pointer, from, spot.at), origin })
    if (shared && file === shared.file && isIn(pointer, shared.at))
      return own.includes(split(pointer.slice(shared.at.length))[0] ?? '') ? [] : to(shared.at)
    if (file !== spot.file) return []
    const from = shared && [join(spot.at, 'with'), join(spot.at, 'use')].find((at) => isIn(pointer, at))
    return from ? to(from) : { ...origin, origin }
  })
}

/** An operation that is about this place alone. */
function inPlace(line: SectionLine, name: string, operation: FormOperation): EditOperation[] {
  const { spot, shared, own } = line
  const holder = placeOf(line, name)
  const there = relocated(operation, spot.at, holder)
  const field = { file: holder.file, at: join(holder.at, name) }
  if (operation.at !== join(spot.at, name)) return own.includes(name) ? [there] : [{ op: 'own', ...field }, there]
  if (operation.op === 'put') return [{ ...operation, ...field, holders: true }]
  if (operation.op !== 'clear') return [there]
  // What all have cannot be taken out here: it can be what is so by itself, and an emptied text is told as a mistake.
  const nothing = shared?.fields.includes(name) ? emptied(line, name) : undefined
  return nothing === undefined
    ? [{ op: 'clear', ...field, holders: true }]
    : [{ op: 'put', ...field, value: nothing, holders: true }]
}

/** What a field is without a value of its own, where that can be written. */
function emptied({ type, value }: SectionLine, name: string): unknown {
  const { fields = [] } = shapeOf(value, sectionFields(type)?.shapes ?? []) ?? {}
  const field = fields.find((one) => one.name === name)
  if (field?.schema.default !== undefined) return field.schema.default
  return field?.schema.type === 'string' && field.kind !== 'choice' ? '' : undefined
}

/** Where this place has a field for itself. */
function placeOf({ spot, shared }: SectionLine, name: string): Spot {
  return shared && !ofPlace.includes(name) ? { file: spot.file, at: join(spot.at, 'with') } : spot
}

function fieldAt({ spot }: SectionLine, at: string): string {
  return split(at.slice(spot.at.length))[0] ?? ''
}

function relocated(operation: FormOperation, from: string, { file, at }: Spot): EditOperation {
  const there = { ...operation, file, at: moved(operation.at, from, at) }
  return there.op === 'move' ? { ...there, to: moved(there.to, from, at) } : there
}

function moved(pointer: string, from: string, to: string): string {
  return to + pointer.slice(from.length)
}
