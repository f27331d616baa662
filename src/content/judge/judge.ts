import { isObject } from '../../is-object.ts'
import { find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import type { Schema } from '../../schema/schema.ts'
import { get, join, split } from '../json/pointer.ts'
import type { Problem } from '../problem.ts'
import type { Complaint, Words } from './complaint.ts'
import { mergeNames } from './fields.ts'
import type { Around } from './guess.ts'
import { complaint, type SchemaError } from './messages.ts'
import { otherType } from './other-type.ts'
import { retiredAt, retiredNames, retiredWord } from './retired.ts'
import { singleGroups } from './single-groups.ts'
import { strayWords } from './stray-words.ts'
import { strays } from './wholes.ts'

/** Says in our words what the schema has against a value: one problem for each cause. */
export function judge(
  top: Schema,
  value: unknown,
  errors: readonly SchemaError[],
  /** The JSON Pointer of what stands at some steps inside the value. */
  place: (steps: readonly string[]) => string,
  /** All that stands in the file, where whole sections and pages may stand in wrong places. */
  file?: unknown,
  /** What of the value stands in the place, where the rest comes from elsewhere. */
  written: unknown = value,
): Problem[] {
  const said = new Set<string>()
  const names: WrongNames = new Map()
  const problemAt: ProblemAt = (words, steps, on = 'value') => ({
    ...words,
    spot: { pointer: place(steps), on },
    rule: 'schema',
    severity: 'error',
  })
  const { found, rest } = file === undefined ? { found: [], rest: errors } : strays(top, value, errors)
  const problems = found.map((stray) => problemAt(strayWords(stray, place(stray.steps), file), stray.steps))
  const groups = singleGroups(top, value, rest)
  for (const { steps, on, words } of groups.found) problems.push(problemAt(words, steps, on))
  for (const error of mostTellingFirst(groups.rest)) {
    if (noteName(error, names)) continue
    const key = `${error.instancePath} ${error.propertyName ?? ''}`
    // A field that is missing says more than that something is.
    if (said.has(key) || (error.keyword === 'minProperties' && names.has(error.instancePath))) continue
    const steps = split(error.instancePath)
    const here = get(value, steps)
    const found: ReturnType<typeof complaint> =
      retiredWord(retiredAt(top, value, steps.slice(0, -1)), steps.at(-1), here) ??
      complaint(error, find(top, value, steps), steps, here)
    if (!found) continue
    said.add(key)
    const { at = [], on, ...words } = found
    problems.push(problemAt(words, [...steps, ...at], on))
  }
  const objectAt = (steps: readonly string[]) => (steps.length === 0 ? written : get(value, steps))
  return [...problems, ...problemsOfNames(top, value, names, objectAt, problemAt)]
}

/** A problem at some steps inside the value. */
type ProblemAt = (words: Words, steps: readonly string[], on?: Complaint['on']) => Problem

/** The fields of objects that the schema does not know or misses, by the pointer of the object. */
type WrongNames = Map<string, { unknown: string[]; missing: string[] }>

/** Whether it is the name of a field that is wrong: then it is noted with the others of its object. */
function noteName({ keyword, instancePath, params }: SchemaError, names: WrongNames): boolean {
  if (keyword !== 'additionalProperties' && keyword !== 'required') return false
  const { unknown, missing } = names.get(instancePath) ?? { unknown: [], missing: [] }
  names.set(instancePath, { unknown, missing })
  const list = keyword === 'required' ? missing : unknown
  const name = String(params.missingProperty ?? params.additionalProperty)
  if (!list.includes(name)) list.push(name)
  return true
}

function problemsOfNames(
  top: Schema,
  value: unknown,
  names: WrongNames,
  objectAt: (steps: readonly string[]) => unknown,
  problemAt: ProblemAt,
): Problem[] {
  const byObject: { steps: readonly string[]; complaints: readonly Complaint[] }[] = []
  for (const [pointer, wrong] of names) {
    const steps = split(pointer)
    const here = objectAt(steps)
    if (!isObject(here)) continue
    const flat = find(top, value, steps)
    const unknown = [...wrong.unknown]
    const complaints = [
      ...retiredNames(wrong, retiredAt(top, value, steps), here),
      ...mergeNames(wrong, flat, here, around(top, value, steps)),
    ]
    const other = typeof flat.properties?.type?.const === 'string' ? otherType(unknown, here, complaints) : undefined
    byObject.push({ steps, complaints: other ? [other] : complaints })
  }
  // What stands in the wrong place is not missing in the right one, too.
  const filled = new Set(
    byObject.flatMap(({ steps, complaints }) => complaints.map(({ fills }) => fills && join('', ...steps, ...fills))),
  )
  return byObject.flatMap(({ steps, complaints }) =>
    complaints
      .filter(({ lacks }) => lacks === undefined || !filled.has(join('', ...steps, lacks)))
      .map(({ at = [], on, lacks: _, fills: __, ...words }) => problemAt(words, [...steps, ...at], on)),
  )
}

/** What says most of what is wrong with a value, where it goes against its schema in several ways. */
const mostTelling = ['type', 'required', 'additionalProperties', 'discriminator', 'const', 'enum', 'pattern']

function mostTellingFirst(errors: readonly SchemaError[]): SchemaError[] {
  const rank = ({ keyword }: SchemaError) => mostTelling.indexOf(keyword) + 1 || mostTelling.length + 1
  return errors.toSorted((a, b) => rank(a) - rank(b))
}

/** What is around the object at the end of some steps; around a page stands the file of the site. */
function around(top: Schema, value: unknown, steps: readonly string[]): Around | undefined {
  const up = steps.findLastIndex((step) => !/^\d+$/.test(step))
  const name = steps[up]
  if (name !== undefined) return { flat: find(top, value, steps.slice(0, up)), name }
  return top === schema('page.schema.json') ? { flat: schema('pages.schema.json'), name: 'pages' } : undefined
}

/** The place of steps below a pointer. */
export function below(pointer: string): (steps: readonly string[]) => string {
  return (steps) => join(pointer, ...steps)
}
