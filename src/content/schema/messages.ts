import { nearest } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import type { Flat } from './find.ts'
import type { SchemaError } from './judge.ts'
import { branchNames, choices, count, lower, shown, subject } from './words.ts'
import { wrongType } from './wrong-type.ts'

/** Words about a value, and where below it they belong. */
interface Complaint extends Pick<Problem, 'message' | 'hint' | 'fix'> {
  at?: string[]
  on?: 'name' | 'value'
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
      return wrongType(String(error.params.type), flat, name, value)
    case 'discriminator':
      return wrongBranch(flat, value)
    case 'enum':
      return wrongChoice(flat.enum ?? [], name, value)
    case 'const':
      return onlyChoice(flat, name)
    case 'pattern':
      return { message: `${name} cannot be ${shown(value)}.`, hint: flat.patternErrorMessage ?? flat.description }
    case 'maxLength':
    case 'minLength':
      return wrongLength(flat, name, String(value).length)
    case 'maxItems':
    case 'minItems':
      return wrongCount(flat, name, Array.isArray(value) ? value.length : 0)
    case 'maximum':
      return { message: `${name} is ${shown(value)}; the highest is ${flat.maximum}.`, hint: flat.description }
    case 'minimum':
      return { message: `${name} is ${shown(value)}; the lowest is ${flat.minimum}.`, hint: flat.description }
    case 'maxProperties':
      return {
        message: `${name} has ${count(Object.keys(value ?? {}).length, 'entry', 'entries')}; at most ${flat.maxProperties} are allowed.`,
      }
    default:
      // "if" and "propertyNames" only repeat what stands in another error.
      return undefined
  }
}

function wrongBranch(flat: Flat, value: unknown): Complaint {
  const property = flat.discriminator?.propertyName ?? 'type'
  const names = branchNames(flat)
  const what = lower(flat.title ?? 'object')
  const hint = `There are: ${choices(names)}.`
  const given = (value as Record<string, unknown>)[property]
  if (given === undefined) {
    if (Object.hasOwn(value as object, 'use')) {
      return {
        at: ['use'],
        on: 'name',
        message: 'A shared section cannot use another one.',
        hint: 'Write its "type" and fields here.',
      }
    }
    const slip = nearest(property, Object.keys(value as object))
    if (slip !== undefined) {
      const message = `${shown(slip)} is not a field of a ${what}. Did you mean "${property}"?`
      return {
        at: [slip],
        on: 'name',
        message,
        fix: { title: `rename to "${property}"`, change: { rename: property } },
      }
    }
    return { message: `This ${what} has no "${property}".`, hint }
  }
  if (typeof given !== 'string')
    return { at: [property], message: `"${property}" must be text, not ${shown(given)}.`, hint }
  const meant = nearest(given, names)
  return {
    at: [property],
    message: `There is no ${what} ${property} ${shown(given)}.${meant ? ` Did you mean "${meant}"?` : ''}`,
    hint,
    fix: change(meant),
  }
}

function wrongChoice(known: unknown[], name: string, value: unknown): Complaint {
  const names = known.map(String)
  const given = typeof value === 'string' ? value : ''
  const meant = nearest(given, names)
  return {
    message: `${name} cannot be ${shown(value)}.${meant ? ` Did you mean "${meant}"?` : ''}`,
    hint: `It can be: ${choices(names, given)}.`,
    fix: change(meant),
  }
}

function onlyChoice(flat: Flat, name: string): Complaint {
  const value = shown(flat.const)
  return {
    message: `${name} can only be ${value}.`,
    hint: flat.description,
    fix: { title: `write ${value}`, change: { value: flat.const } },
  }
}

function wrongLength(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, description }: Flat,
  name: string,
  length: number,
): Complaint {
  if (length > maxLength) {
    return {
      message: `${name} has ${count(length, 'letter')}; at most ${maxLength.toLocaleString('en')} fit.`,
      hint: `Shorten it by ${count(length - maxLength, 'letter')}: a longer text would not fit the layout.`,
    }
  }
  if (length === 0) return { message: `${name} is empty.`, hint: description }
  return { message: `${name} has ${count(length, 'letter')}; it needs at least ${minLength}.`, hint: description }
}

function wrongCount(
  { minItems = 0, maxItems = Number.POSITIVE_INFINITY, description }: Flat,
  name: string,
  length: number,
): Complaint {
  const entries = count(length, 'entry', 'entries')
  if (length > maxItems) return { message: `${name} has ${entries}; at most ${maxItems} fit.`, hint: description }
  if (length === 0) return { message: `${name} is an empty list.`, hint: description }
  return { message: `${name} has ${entries}; it needs at least ${minItems}.`, hint: description }
}

function badName(name: string, flat: Flat): Complaint {
  return {
    at: [name],
    on: 'name',
    message: `${shown(name)} cannot be a name here.`,
    hint: flat.propertyNames?.patternErrorMessage ?? flat.description,
  }
}

function change(meant: string | undefined): Complaint['fix'] {
  return meant === undefined ? undefined : { title: `change to "${meant}"`, change: { value: meant } }
}
