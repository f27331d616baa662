import type { Problem } from '../problem.ts'
import { type Flat, flatten, isObject } from './find.ts'
import { kindOf, shown, wantedKind, wholeFile } from './words.ts'

type Words = Pick<Problem, 'message' | 'hint' | 'fix'>

/** Says that a value is of the wrong kind, and mends what needs no thought: quotes, and brackets around one entry. */
export function wrongType(type: string, flat: Flat, name: string, value: unknown): Words {
  const wanted = wantedKind(type)
  if (type === 'number' || type === 'integer' || type === 'boolean') {
    const meant = unquoted(type, value)
    if (meant !== undefined) {
      return {
        message: `${name} must be ${wanted}, not text: write ${meant} without the quotes.`,
        fix: { title: `write ${meant}`, change: { value: meant } },
      }
    }
  }
  if (type === 'integer' && typeof value === 'number')
    return { message: `${name} must be a whole number, not ${shown(value)}.`, hint: flat.description }
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return {
      message: `${name} must be text, not ${kindOf(value)}: put ${value} in quotes.`,
      fix: { title: 'put it in quotes', change: { wrap: ['"', '"'] } },
    }
  }
  if (type === 'array' && flat.items && fits(flatten(flat.items, value), value)) {
    return {
      message: `${name} must be a list, even of one entry: put [ and ] around it.`,
      fix: { title: 'put it in a list', change: { wrap: ['[', ']'] } },
    }
  }
  if (value === null && name !== wholeFile)
    return { message: `${name} must be ${wanted}, not null.`, hint: 'A field that is not needed is left out.' }
  return { message: `${name} must be ${wanted}, not ${kindOf(value)}.`, hint: flat.description }
}

function unquoted(type: string, value: unknown): number | boolean | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  const pattern = type === 'integer' ? /^-?\d{1,15}$/ : /^-?\d{1,15}(\.\d{1,15})?$/
  return pattern.test(text) ? Number(text) : undefined
}

function fits({ type }: Flat, value: unknown): boolean {
  if (type === 'object') return isObject(value) && Object.keys(value).length > 0
  return type === typeof value
}
