import { isObject } from '../../is-object.ts'
import { lettersIn } from '../../letters.ts'
import { type Flat, flatten, inside } from '../../schema/flatten.ts'
import { figureIn } from '../json/figures.ts'
import { literals } from '../json/literals.ts'
import { calledHere } from './called.ts'
import type { Words } from './complaint.ts'
import { fits } from './fits.ts'
import { example, exampleOf, isMendable, shaped } from './shape.ts'
import { kindOf, shown, subject, wantedKind, wholeFile } from './words.ts'

/** Says that a value is of the wrong kind, and mends what needs no thought: quotes, and brackets around one entry. */
export function wrongType(type: string, flat: Flat, steps: readonly string[], value: unknown): Words {
  const name = subject(steps)
  const field = steps.findLast((step) => !/^\d+$/.test(step))
  const wanted = wantedKind(type)
  if (type === 'number' || type === 'integer' || type === 'boolean') {
    const meant = unquoted(type, value)
    if (meant !== undefined) {
      return {
        message: `${name} must be ${wanted}, not text: write ${meant} without the quotes.`,
        fix: { title: `write ${meant}`, change: { value: meant } },
      }
    }
    const figure = type !== 'boolean' && typeof value === 'string' ? figureIn(value) : undefined
    if (figure)
      return {
        message: `${name} must be ${wanted}, not text: write ${figure.value} without the quotes (${figure.because}).`,
        fix: fits(flat, Number(figure.value))
          ? { title: `write ${figure.value}`, change: { value: Number(figure.value) } }
          : undefined,
      }
    if (typeof value === 'string' && /^\s*\d{1,3}\.\d{3}\s*$/.test(value))
      return { message: `${name} must be ${wanted}, not text.`, hint: inThousands(value.trim()) }
  }
  if (type === 'integer' && typeof value === 'number')
    return { message: `${name} must be a whole number, not ${shown(value)}.`, hint: flat.description }
  if (type === 'string' && typeof value === 'number' && fits(flat, String(value)) && hasLength(flat, String(value))) {
    return {
      message: `${name} must be text, not a number: put ${value} in quotes.`,
      fix: { title: 'put it in quotes', change: { between: ['"', '"'] } },
    }
  }
  if (type === 'array' && likeAnEntry(flat, value)) {
    return {
      message: `${name} must be a list, even of one entry: put [ and ] around it.`,
      fix: isMendable(flat, [value]) ? { title: 'put it in a list', change: { between: ['[', ']'] } } : undefined,
    }
  }
  if (type === 'object' && isListOf(flat, value)) {
    return {
      message: `${name} must be a block in { }: its list stands in "items".`,
      hint: 'Write { "items": … } around the list.',
      fix: fits(flat, { items: value })
        ? { title: 'put it in "items"', change: { between: ['{ "items": ', ' }'] } }
        : undefined,
    }
  }
  if (value === null && name !== wholeFile)
    return {
      message: `${name} is empty (null); it must be ${wanted}.`,
      hint: 'A field that is not needed is left out.',
    }
  if (type === 'array' && isObject(value) && isListByNames(flat, value))
    return {
      message: `${name} must be ${wanted}, not ${kindOf(value)}.`,
      hint: 'Its entries have no names: write [ and ] in place of { and }, and leave out the name before each entry.',
    }
  if (type === 'object' && flat.discriminator?.propertyName === 'type' && typeof value === 'string')
    return {
      message: `${name} must be ${wanted}, not text.`,
      hint: `For a shared section write { "use": ${shown(value)} }, and for one of its own { "type": …, … }.`,
    }
  const shape = type === 'object' || type === 'array' ? shaped(flat, value) : undefined
  if (shape !== undefined && field !== undefined) {
    const written = steps.at(-1) === field ? example(field, shape) : exampleOf(shape)
    return { message: `${name} must be ${wanted}, not ${kindOf(value)}.`, hint: `Write ${written}.` }
  }
  return { message: `${name} must be ${wanted}, not ${kindOf(value)}.`, hint: flat.description }
}

function hasLength({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Flat, text: string): boolean {
  const letters = lettersIn(text)
  return minLength <= letters && letters <= maxLength
}

/** What to do with a number of which there is no telling whether its point stands between thousands. */
function inThousands(written: string): string {
  return `If ${written.replace('.', '')} is meant, write it without a point: what follows a point are decimals.`
}

function unquoted(type: string, value: unknown): number | boolean | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (type === 'boolean') {
    const meant = literals.get(text.toLowerCase())
    return meant === undefined ? undefined : meant === 'true'
  }
  const pattern = type === 'integer' ? /^-?\d{1,15}$/ : /^-?\d{1,15}(\.\d{1,2})?$/
  return pattern.test(text) ? Number(text) : undefined
}

/** Whether a value was meant as the one entry of a list: it has a field of one, or is a text as they are. */
function likeAnEntry({ items = {}, minItems = 0 }: Flat, value: unknown): boolean {
  const entry = flatten(items, value)
  if (minItems > 1) return false
  const { properties = {} } = entry
  return isObject(value)
    ? Object.keys(value).some((name) => [name, ...calledHere(name)].some((word) => Object.hasOwn(properties, word)))
    : fits(entry, value)
}

/** Whether a value has what a list is made of, under names. */
function isListByNames({ items = {} }: Flat, value: Record<string, unknown>): boolean {
  const entries = Object.values(value)
  return entries.length > 0 && entries.every((entry) => isObject(entry) && likeAnEntry({ items }, entry))
}

/** Whether a value was meant as what an object has in its list. */
function isListOf(flat: Flat, value: unknown): boolean {
  const list = inside(flat, 'items')
  return Array.isArray(value) && list !== undefined && flatten(list, value).type === 'array'
}
