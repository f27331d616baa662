import { many } from '../../many.ts'
import { type Flat, fieldNames, flatten } from '../../schema/flatten.ts'
import { hiddenIn } from '../invisible.ts'
import { changeTo } from '../problem.ts'
import type { Complaint } from './complaint.ts'
import { fits } from './fits.ts'
import { meantForm } from './meant-form.ts'
import { nearest, onlyInside, sameWord, sure } from './nearest.ts'
import { choices, fewChoices, shown, subject } from './words.ts'
import { wrongBranch } from './wrong-branch.ts'
import { wrongForm, wrongLength } from './wrong-text.ts'
import { wrongType } from './wrong-type.ts'

/** What the compiled validators report. */
export interface SchemaError {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  propertyName?: string | undefined
}

/** Says what the schema has against one value. Undefined when another message says it already. */
export function complaint(
  error: SchemaError,
  flat: Flat,
  steps: readonly string[],
  value: unknown,
): Complaint | undefined {
  const name = subject(steps)
  if (error.propertyName !== undefined) return badName(error.propertyName, flat)
  switch (error.keyword) {
    case 'type':
      return wrongType(String(error.params.type), flat, steps, value)
    case 'discriminator':
      return wrongBranch(flat, value)
    case 'enum':
      return hiddenLetter(flat, name, value) ?? wrongChoice(flat, name, value)
    case 'const':
      return hiddenLetter(flat, name, value) ?? onlyChoice(flat, name, value)
    case 'pattern':
      return hiddenLetter(flat, name, value) ?? wrongForm(flat, steps, String(value))
    case 'maxLength':
    case 'minLength':
      return wrongLength(flat, steps, String(value))
    case 'maxItems':
    case 'minItems':
      return wrongCount(flat, name, Array.isArray(value) ? value.length : 0)
    case 'maximum':
      return { message: `${name} is ${shown(value)}; the highest is ${flat.maximum}.`, hint: flat.description }
    case 'minimum':
      return { message: `${name} is ${shown(value)}; the lowest is ${flat.minimum}.`, hint: tooLow(flat, value) }
    case 'minProperties':
      return { message: `${name} has ${nothingBut(Object.keys(value ?? {}))}.`, hint: flat.description }
    case 'maxProperties':
      return {
        message: `${name} has ${many(Object.keys(value ?? {}).length, 'entry', 'entries')}; at most ${flat.maxProperties} are allowed.`,
      }
    case 'if':
    case 'propertyNames':
      // They only repeat what stands in another error.
      return undefined
    default:
      return { message: `${name} cannot be ${shown(value)}.`, hint: flat.description }
  }
}

/** 5.000 is read as 5, whatever was meant. */
function tooLow(flat: Flat, value: unknown): string | undefined {
  const thousands = Number(value) * 1000
  if (!fits(flat, thousands)) return flat.description
  return `If ${thousands} is meant, write it without a point: what follows a point are decimals.`
}

/** Says that there is a letter in a value that nobody sees, where without it all is well. */
function hiddenLetter(flat: Flat, name: string, value: unknown): Complaint | undefined {
  const hidden = typeof value === 'string' ? hiddenIn(value) : undefined
  if (!hidden || hidden.parts || !fits(flat, hidden.without)) return undefined
  return {
    message: `${name} has ${hidden.what} in it.`,
    hint: `Write ${shown(hidden.without)}.`,
    fix: changeTo(hidden.without),
  }
}

function nothingBut(names: readonly string[]): string {
  return names.length === 0 ? 'nothing in it' : `nothing but ${names.map(shown).join(' and ')}`
}

function wrongChoice(flat: Flat, name: string, value: unknown): Complaint {
  const names = (flat.enum ?? []).map(String)
  const given = typeof value === 'string' ? value : ''
  // In a long list another word is always near: "plus" is no slip of "plug".
  const surely = sure(given, names, () => names.length <= fewChoices)
  const meant = surely ?? nearest(given, names) ?? onlyInside(given, names)
  return {
    message: `${name} cannot be ${shown(value)}.${meant ? ` Did you mean "${meant}"?` : ''}`,
    hint: `It can be: ${choices(names, given)}${orObject(flat)}.`,
    fix: surely === undefined ? undefined : changeTo(surely),
  }
}

/** What stands beside the words of a choice: an object with fields of its own. */
function orObject({ then = {} }: Flat): string {
  const fields = fieldNames(flatten(then, undefined)).map((field) => `"${field}": …`)
  return fields.length > 0 ? `, or { ${fields.join(', ')} }` : ''
}

function onlyChoice(flat: Flat, name: string, value: unknown): Complaint {
  const only = shown(flat.const)
  // The opposite was written on purpose: to write the only value there would publish what nobody wants.
  if (flat.const === true && value === false)
    return { message: `${name} can only be true: remove it.`, hint: flat.description }
  const same = typeof value === 'string' && sameWord(value, String(flat.const))
  return {
    message: `${name} can only be ${only}.`,
    hint: flat.description,
    fix: same ? { title: `write ${only}`, change: { value: flat.const } } : undefined,
  }
}

function wrongCount(
  { minItems = 0, maxItems = Number.POSITIVE_INFINITY, description }: Flat,
  name: string,
  length: number,
): Complaint {
  const entries = many(length, 'entry', 'entries')
  if (length > maxItems) return { message: `${name} has ${entries}; at most ${maxItems} fit.`, hint: description }
  if (length === 0) return { message: `${name} is an empty list.`, hint: description }
  return { message: `${name} has ${entries}; it needs at least ${minItems}.`, hint: description }
}

function badName(name: string, flat: Flat): Complaint {
  const meant = flat.propertyNames ? meantForm({ ...flat.propertyNames, type: 'string' }, name) : undefined
  const rule = flat.propertyNames?.patternErrorMessage ?? flat.description
  return {
    at: [name],
    on: 'name',
    message: `${shown(name)} cannot be a name here.`,
    hint: meant ? [rule, `Write ${shown(meant.form)}.`].join(' ') : rule,
  }
}
