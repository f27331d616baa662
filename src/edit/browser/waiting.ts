import { isIn, split } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import type { EditOperation, PageState, SiteState } from '../agreed.ts'
import { movesOthers } from './meant.ts'
import { keepSame } from './same.ts'
import type { Shown } from './shown.ts'

/** What is shown while something waits to be saved: its fields show what was typed, as they did when it was. */
export function withWaiting(before: Shown, now: Shown, waiting: readonly EditOperation[]): Shown {
  if (waiting.length === 0) return now
  // Behind what moves others, places are those of a state that nobody has seen yet.
  const end = waiting.findIndex(movesOthers)
  const known = end === -1 ? waiting : waiting.slice(0, end)
  const page = now.page && known.reduce(onPage, now.page)
  const site = now.site && known.reduce(onSite, now.site)
  return { ...now, page: keepSame(before.page, page), site: keepSame(before.site, site) }
}

function onPage(page: PageState, operation: EditOperation): PageState {
  const sections = page.sections.map((line) => {
    const { spot, shared, value, own } = line
    const here = done(value, spot, operation)
    if (!shared || here !== value) return { ...line, value: here }
    const [name = ''] = stepsTo(operation, shared) ?? []
    return own.includes(name) ? line : { ...line, value: done(value, shared, operation) }
  })
  return { ...page, value: done(page.value, page, operation), sections }
}

function onSite(site: SiteState, operation: EditOperation): SiteState {
  return { ...site, value: done(site.value, { file: site.file, at: '/site' }, operation) }
}

interface Spot {
  readonly file: string
  readonly at: string
}

type Fields = Readonly<Record<string, unknown>>

function stepsTo(operation: EditOperation, { file, at }: Spot): string[] | undefined {
  if (!('at' in operation) || operation.file !== file || !isIn(operation.at, at)) return undefined
  const steps = split(operation.at.slice(at.length))
  // What a place has for itself is shown as if it stood there.
  return steps[0] === 'with' ? steps.slice(1) : steps
}

/** What stands at a place, once something is done there. */
function done(value: Fields, spot: Spot, operation: EditOperation): Fields {
  const steps = stepsTo(operation, spot)
  if (!steps || steps.length === 0) return value
  const { op } = operation
  if (op !== 'set' && op !== 'put' && op !== 'clear') return value
  return withField(value, steps, op === 'clear' ? undefined : operation.value)
}

function withField(value: Fields, [name = '', ...rest]: readonly string[], now: unknown): Fields {
  const { [name]: before, ...others } = value
  const next = rest.length > 0 ? within(before, rest, now) : now
  if (next === before) return value
  return next === undefined ? others : { ...value, [name]: next }
}

function within(value: unknown, steps: readonly string[], now: unknown): unknown {
  if (!Array.isArray(value)) return isObject(value) ? withField(value, steps, now) : value
  const [index, ...rest] = steps
  return value.map((one, at) => (String(at) !== index ? one : rest.length > 0 ? within(one, rest, now) : now))
}
