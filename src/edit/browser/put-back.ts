import { get, isIn, join, split } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import type { EditOperation, PageState, SiteState } from '../agreed.ts'
import type { Asked } from './asked.ts'
import { keepSame } from './same.ts'

/** What somebody had before him when he typed: the page, and the section or the part of the settings that he typed in. */
export interface Seen {
  readonly page?: Pick<PageState, 'file' | 'at'>
  readonly around?: { readonly file: string; readonly at: string; readonly value: unknown }
}

/** Something that was typed and could not be sent. */
export interface Unsent {
  readonly asked: Asked
  readonly seen: Seen
}

/** What is shown by now. */
interface Now {
  readonly page: PageState | null
  readonly site: SiteState
}

/** What is shown to somebody. */
export interface Before {
  readonly page: PageState | null | undefined
  readonly site: SiteState | undefined
}

/** What is before somebody who asks for something. */
export function seenBy({ where, operations }: Asked, { page, site }: Before): Seen {
  const own = page?.path === where.page ? page : undefined
  const known = [...(own ? thingsOn(own) : []), ...(site ? partsOf(site) : [])]
  const around = known.find((thing) => operations.some((one) => isAbout(one, thing)))
  return { ...(own && { page: { file: own.file, at: own.at } }), ...(around && { around }) }
}

/** The same where what it was typed in stands by now; undefined where that cannot be found. */
export function putBack({ asked, seen }: Unsent, { page, site }: Now): Asked | undefined {
  const { around } = seen
  // What was typed or chosen says by itself what is to be there; where what was moved is to go, nobody can tell.
  if (asked.join === undefined && !asked.operations.every((one) => around && isChoice(one, around))) return undefined
  if (around) {
    const fields = asked.operations.flatMap((one) => (isAbout(one, around) ? [innerOf(one.at, around.at)] : []))
    const all = [...(page ? thingsOn(page) : []), ...partsOf(site)]
    const found =
      oneOf(all, around, (thing) => isLike(thing, around, fields)) ??
      oneOf(all, around, (thing) => isKnownBy(thing, around, fields))
    return found && moved(asked, around, found)
  }
  if (seen.page) return page ? moved(asked, seen.page, page) : undefined
  // What has a name is where it was; of several in a row nobody can tell.
  return asked.operations.some((one) => 'at' in one && split(one.at).some((step) => /^\d+$/.test(step)))
    ? undefined
    : asked
}

/** Whether all of it is there: it was saved, and only the answer did not come. */
export function isThere({ operations }: Asked, { page, site }: Now): boolean {
  const all = [...(page ? thingsOn(page) : []), ...partsOf(site)]
  return operations.every((one) => {
    if (one.op !== 'put' && one.op !== 'set') return false
    const around = all.find((thing) => isAbout(one, thing))
    const there = around && get(around.value, innerOf(one.at, around.at))
    return there !== undefined && keepSame(there, one.value) === there
  })
}

/** The letters themselves, for who has to put them back by hand. */
export function lettersOf({ asked }: Unsent): string {
  return asked.operations.flatMap((one) => ('value' in one ? lettersIn(one.value) : [])).join('\n')
}

function lettersIn(value: unknown): string[] {
  return value instanceof Object ? Object.values(value).flatMap(lettersIn) : [String(value)]
}

type Thing = NonNullable<Seen['around']>

/** The sections of a page, each where it is written, and those that pages share. */
function thingsOn({ sections }: PageState): Thing[] {
  return sections.flatMap(({ spot, shared, value }) => [
    { ...spot, value },
    ...(shared ? [{ file: shared.file, at: shared.at, value }] : []),
  ])
}

function partsOf({ file, value }: SiteState): Thing[] {
  return Object.keys(value).map((name) => ({ file, at: join('/site', name), value: value[name] }))
}

function isAbout(one: EditOperation, { file, at }: Thing): one is Extract<EditOperation, { at: string }> {
  return 'at' in one && one.file === file && isIn(one.at, at)
}

/** Whether it says what is to be in a field, or that nothing is. A list may have got more entries since. */
function isChoice(one: EditOperation, around: Thing): boolean {
  const says = one.op === 'set' || one.op === 'put' ? !Array.isArray(one.value) : one.op === 'clear'
  return says && isAbout(one, around) && innerOf(one.at, around.at).length > 0
}

/** The way to a field from what it is in; what a place has for itself is shown as if it stood there. */
function innerOf(pointer: string, at: string): string[] {
  const steps = split(pointer.slice(at.length))
  return steps[0] === 'with' ? steps.slice(1) : steps
}

/** The one that something is, at its old place or at the only other; undefined where there are none, or several. */
function oneOf(all: readonly Thing[], { file, at }: Thing, is: (thing: Thing) => boolean): Thing | undefined {
  const found = all.filter(is)
  return found.find((one) => one.file === file && one.at === at) ?? (found.length === 1 ? found[0] : undefined)
}

/** Whether one is known as the other by its id or heading, and what the fields stand in is the same. */
function isKnownBy(one: Thing, other: Thing, fields: readonly (readonly string[])[]): boolean {
  const [now, before] = [one.value, other.value]
  if (!isObject(now) || !isObject(before) || now.type !== before.type) return false
  const isNamed = ['id', 'heading'].some((name) => before[name] !== undefined && now[name] === before[name])
  const holders = fields.map((steps) => steps.slice(0, -1)).filter((steps) => steps.length > 0)
  const within = (value: unknown, steps: readonly string[]) => ({ ...other, value: get(value, steps) })
  return (
    isNamed &&
    holders.every((steps, index) => isLike(within(now, steps), within(before, steps), [fields[index]?.slice(-1) ?? []]))
  )
}

/** Whether two are the same but for some fields: what was typed into these may have been saved in part. */
function isLike(one: Thing, other: Thing, fields: readonly (readonly string[])[]): boolean {
  const without = ({ value }: Thing) => fields.reduce(withoutField, value)
  const [before, now] = [without(other), without(one)]
  const isThere = fields.every((steps) => steps.length < 2 || isObject(get(one.value, steps.slice(0, -1))))
  return isThere && keepSame(before, now) === before
}

function withoutField(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return undefined
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === step ? withoutField(one, rest) : one))
  if (!isObject(value)) return value
  if (rest.length > 0) return { ...value, [step]: withoutField(value[step], rest) }
  const { [step]: _, ...others } = value
  return others
}

/** The same where something stands by now. */
function moved(asked: Asked, from: { file: string; at: string }, to: { file: string; at: string }): Asked {
  if (from.file === to.file && from.at === to.at) return asked
  const operations = asked.operations.map((one) =>
    'at' in one && one.file === from.file && isIn(one.at, from.at)
      ? { ...one, file: to.file, at: to.at + one.at.slice(from.at.length) }
      : one,
  )
  const section = Number(/\/sections\/(\d+)$/.exec(to.at)?.[1] ?? asked.where.section)
  return { ...asked, where: { ...asked.where, ...(Number.isInteger(section) && { section }) }, operations }
}
