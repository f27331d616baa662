import type { Stretch } from './places.ts'

const place = /\{\{|\{([^{}]*)(\}?)/g

/** A variable in a text: what stands between the braces, and whether they are closed. */
export interface Mention {
  name: string
  closed: boolean
  offset: number
  length: number
}

/** The variables that a text mentions. "{{" is a brace and no variable. */
export function mentions(text: string): Mention[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(place)].flatMap((match) =>
    match[1] === undefined
      ? []
      : [{ name: match[1], closed: match[2] === '}', offset: match.index, length: match[0].length }],
  )
}

/** A variable that is all of an address: "tel:{dial}". */
export const wholeAddress = /(tel|mailto):\{([^{}]*)\}(?![^\s)?])/g

/** A text in pieces: its words as they are read, and its variables. */
export function piecesOf(text: string): (string | Mention)[] {
  const pieces: (string | Mention)[] = []
  let end = 0
  for (const { index, 0: whole, 1: name, 2: closing } of text.matchAll(place)) {
    if (index > end) pieces.push(text.slice(end, index))
    const { length } = whole
    pieces.push(name === undefined ? '{' : { name, closed: closing === '}', offset: index, length })
    end = index + length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

/** A text with its variables filled in; one that is unknown stays as it is written. */
export function fillText(text: string, variables: Readonly<Record<string, string>>): string {
  if (!text.includes('{')) return text
  return text.replace(place, (whole: string, name: string | undefined) => valueAt(whole, name, variables))
}

function valueAt(whole: string, name: string | undefined, variables: Readonly<Record<string, string>>): string {
  if (name === undefined) return '{'
  return Object.hasOwn(variables, name) && whole.endsWith('}') ? (variables[name] ?? whole) : whole
}

/** Where the letters of a text with its variables filled in are written. */
export function placesOfFilled(written: string, variables: Record<string, string>) {
  let longer = 0
  const filled = Array.from(written.matchAll(place), ({ index, 0: whole, 1: name }) => {
    const { length } = valueAt(whole, name, variables)
    const to = { offset: index + longer, length }
    longer += length - whole.length
    return { from: { offset: index, length: whole.length }, to }
  })
  const around = (at: number) => filled.find(({ to }) => at >= to.offset && at < to.offset + to.length)
  function placeAt(at: number): number {
    const before = filled.findLast(({ to }) => to.offset + to.length <= at)
    return before ? at + endOf(before.from) - endOf(before.to) : at
  }
  return {
    placeOf({ offset, length }: Stretch): Stretch {
      const last = offset + Math.max(length - 1, 0)
      const [first, final] = [around(offset), around(last)]
      const start = first ? first.from.offset : placeAt(offset)
      return { offset: start, length: (final ? endOf(final.from) : placeAt(last) + 1) - start }
    },
    /** Whether all letters come from one variable. */
    isBrought({ offset, length }: Stretch): boolean {
      const variable = around(offset)
      return variable !== undefined && offset + length <= endOf(variable.to)
    },
  }
}

function endOf({ offset, length }: Stretch): number {
  return offset + length
}

/** A value with the variables in all of its texts filled in. What needs no change is not copied. */
export function fill<T>(value: T, variables: Record<string, string>): T
export function fill(value: unknown, variables: Record<string, string>): unknown {
  if (typeof value === 'string') return fillText(value, variables)
  if (typeof value !== 'object' || value === null) return value
  let copy: Record<string, unknown> | undefined
  for (const key in value) {
    const old = (value as Record<string, unknown>)[key]
    const filled = fill(old, variables)
    if (filled === old) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    copy[key] = filled
  }
  return copy ?? value
}

/** 3,000: ten times what may be written. A few variables that mention each other twice would fill any memory. */
export const longestFilled = 3000

/** Variables whose values may mention others, filled in. One that leads back to itself, or gets too long, stays as it is written. */
export function fillVariables(variables: Record<string, string>): Record<string, string> {
  const done = new Map<string, string>()
  const busy = new Set<string>()
  function value(name: string): string {
    const known = done.get(name)
    if (known !== undefined) return known
    const text = variables[name] ?? ''
    if (busy.has(name)) return text
    busy.add(name)
    const others = Object.fromEntries(
      mentions(text)
        .filter((other) => Object.hasOwn(variables, other.name))
        .map((other) => [other.name, value(other.name)]),
    )
    busy.delete(name)
    const filled = fillText(text, others)
    const kept = filled.length > longestFilled ? text : filled
    done.set(name, kept)
    return kept
  }
  return Object.fromEntries(Object.keys(variables).map((name) => [name, value(name)]))
}

/** Whether a variable would get longer than it may, with those filled in that it mentions. */
export function getsTooLong(name: string, variables: Record<string, string>): boolean {
  const { [name]: written = '', ...others } = variables
  return written.includes('{') && fillText(written, fillVariables(others)).length > longestFilled
}
