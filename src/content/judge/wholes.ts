import { isObject } from '../../is-object.ts'
import { branches, find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import type { Schema } from '../../schema/schema.ts'
import { get, split } from '../json/pointer.ts'
import type { SchemaError } from './messages.ts'

/** What can be told by itself, wherever it stands: a section, a page, a site, lists of them, and a list among entries. */
export type Whole = 'section' | 'sections' | 'page' | 'pages' | 'site' | 'entries'

/** A whole in a place for something else. */
export interface Stray {
  what: Whole
  /** The steps to it inside of what is judged. */
  steps: readonly string[]
  value: unknown
}

/** Finds whole sections, pages and sites in wrong places, and takes out the errors that follow from them. */
export function strays(
  top: Schema,
  value: unknown,
  errors: readonly SchemaError[],
): { found: Stray[]; rest: SchemaError[] } {
  const found = new Map<string, Stray>()
  // What is a list of is known from all of its entries, and many mistakes may stand in one.
  const known = new Map<unknown, Whole | undefined>()
  const wholeAt = (here: unknown) => {
    if (!known.has(here)) known.set(here, wholeIn(here))
    return known.get(here)
  }
  const rest = errors.filter((error) => {
    const steps = stepsTo(error)
    const stray = strayOn(top, value, steps, wholeAt)
    if (stray) found.set(JSON.stringify(stray.steps), stray)
    return !stray
  })
  const around = new Map([...found.values()].map((stray) => [JSON.stringify(stray.steps.slice(0, -1)), stray]))
  const follows = ({ keyword, instancePath }: SchemaError) => {
    const stray = around.get(JSON.stringify(split(instancePath)))
    // A list has one entry too many, or too few; a page that holds nothing but a page lacks all that it should have.
    return stray && (['maxItems', 'minItems'].includes(keyword) || (keyword === 'required' && stray.what === 'page'))
  }
  return { found: [...found.values()], rest: rest.filter((error) => !follows(error)) }
}

function stepsTo({ instancePath, params }: SchemaError): string[] {
  const name = params.additionalProperty
  return [...split(instancePath), ...(typeof name === 'string' ? [name] : [])]
}

/** The first whole on the way down some steps that does not belong where it is. */
function strayOn(
  top: Schema,
  value: unknown,
  steps: readonly string[],
  wholeAt: (here: unknown) => Whole | undefined,
): Stray | undefined {
  let here = value
  for (let depth = 0; depth <= steps.length; depth++) {
    const place = steps.slice(0, depth)
    const what = wholeAt(here)
    if (what && what !== placeFor(top, place) && !isMisnamed(top, value, what, place))
      return { what, steps: place, value: here }
    if (!isObject(here) && !Array.isArray(here)) return undefined
    const inner = get(here, [steps[depth] ?? ''])
    const next = steps.slice(0, depth + 1)
    // Few lists have lists as entries, such as the rows of a table.
    if (Array.isArray(here) && Array.isArray(inner) && find(top, value, next).type !== 'array')
      return { what: 'entries', steps: next, value: inner }
    here = inner
  }
  return undefined
}

/** What a place is for, of all that can be told by itself. */
function placeFor({ title }: Schema, steps: readonly string[]): Whole | undefined {
  const [first, , ...deeper] = steps
  if (first === undefined) return title === 'PageFile' ? 'page' : title === 'SiteFile' ? 'site' : 'section'
  if (deeper.length > 0) return undefined
  if (title === 'PageFile' && first === 'sections') return steps.length === 1 ? 'sections' : 'section'
  if (title === 'SiteFile' && first === 'pages') return steps.length === 1 ? 'pages' : 'page'
  return title === 'SiteFile' && first === 'shared' && steps.length === 2 ? 'section' : undefined
}

/** A page's only list of sections under another name is in its place; so is a single section that lacks its brackets. */
function isMisnamed({ title }: Schema, value: unknown, what: Whole, [name, ...deeper]: readonly string[]): boolean {
  if (deeper.length > 0 || name === undefined || !isObject(value)) return false
  const [list, entry, own] = title === 'PageFile' ? ['sections', 'section', 'sections'] : ['pages', 'page', 'pages']
  if (title === 'Section') return false
  return (what === entry && name === own) || (what === list && !Object.hasOwn(value, own))
}

/** What a value is by itself; most are nothing of the kind. */
function wholeIn(value: unknown): Whole | undefined {
  if (Array.isArray(value)) {
    const first = wholeIn(value[0])
    const list = first === 'section' ? 'sections' : first === 'page' ? 'pages' : undefined
    return list && value.every((entry) => wholeIn(entry) === first) ? list : undefined
  }
  if (!isObject(value)) return undefined
  if (isSection(value) || isUse(value)) return 'section'
  if (Array.isArray(value.pages) && (isObject(value.site) || Object.keys(value).length === 1)) return 'site'
  return Array.isArray(value.sections) && ['path', 'title'].some((name) => typeof value[name] === 'string')
    ? 'page'
    : undefined
}

let types: ReadonlySet<string> | undefined

function isSection({ type }: Record<string, unknown>): boolean {
  types ??= new Set(branches(schema('section.schema.json')).keys())
  return typeof type === 'string' && types.has(type)
}

function isUse(value: Record<string, unknown>): boolean {
  return typeof value.use === 'string' && Object.keys(value).every((name) => ['use', 'with', 'draft'].includes(name))
}
