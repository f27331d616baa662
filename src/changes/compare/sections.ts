import { isObject } from '../../is-object.ts'
import { schema } from '../../schema/read.ts'
import type { Comparing, Single } from './change.ts'
import { compareThing } from './fields.ts'
import { compareLists } from './lists.ts'
import type { State } from './state.ts'
import { flat, thingOf } from './things.ts'

type Fields = Readonly<Record<string, unknown>>

/** Compares the sections of a page. What its uses replace has the titles that the shared sections give it. */
export function compareSections(before: Fields, after: Fields, { shared }: State, to: Comparing): void {
  const ofSection = schema('section.schema.json')
  const things = (list: readonly unknown[]) => list.map((one) => thingOf(one, flat(ofSection, one)))
  const telling = { things, schema: ofSection, level: 'section' } as const
  compareLists(sectionsOf(before), sectionsOf(after), telling, to, (old, now, inner) => {
    if (isObject(old) && isObject(now)) compareSection(old, now, shared, inner)
  })
}

/** Compares what became of one section. */
export function compareSection(before: Fields, after: Fields, shared: Fields, to: Comparing): void {
  const type =
    typeof after.use === 'string' ? typeOf(Object.hasOwn(shared, after.use) ? shared[after.use] : undefined) : undefined
  compareThing(written(before, type), written(after, type), schema('section.schema.json'), to)
}

/** The sections of a page, each as something that only one side has. */
export function sectionsAs(kind: Single['kind'], page: Fields, path: string): Single[] {
  const ofSection = schema('section.schema.json')
  return sectionsOf(page).map((value, section) => {
    const thing = thingOf(value, flat(ofSection, value))
    return { kind, place: { on: 'page', path }, thing, spot: {}, value, schema: ofSection, level: 'section', section }
  })
}

export function sectionsOf({ sections }: Fields): readonly unknown[] {
  return Array.isArray(sections) ? sections : []
}

/** A section as it is drawn when it stands under "shared". */
export function drawn(use: Fields, shared: Fields): Fields {
  const section = typeof use.use === 'string' && Object.hasOwn(shared, use.use) ? shared[use.use] : undefined
  return { ...(isObject(section) ? section : {}), ...(isObject(use.with) ? use.with : {}) }
}

/** A use with what it replaces as its fields. */
function written(section: Fields, type: unknown): Fields {
  if (typeof section.use !== 'string') return section
  const { with: fields, ...own } = section
  return { ...own, ...(isObject(fields) ? fields : {}), type }
}

function typeOf(section: unknown): unknown {
  return isObject(section) ? section.type : undefined
}
