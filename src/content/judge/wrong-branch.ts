import { isObject } from '../../is-object.ts'
import { branches, type Flat, fieldNames } from '../../schema/flatten.ts'
import { hiddenIn } from '../invisible.ts'
import { changeTo } from '../problem.ts'
import { calledHere, typesCalled } from './called.ts'
import type { Complaint } from './complaint.ts'
import { fits } from './fits.ts'
import { byLikeness, nearest, sameWord, sure } from './nearest.ts'
import { isMendable } from './shape.ts'
import { article, choices, lower, shown } from './words.ts'

/** What there is to choose from: the types of sections, the kinds of form fields. */
interface Choice {
  flat: Flat
  /** The field that chooses. */
  property: string
  names: readonly string[]
  /** What is chosen: "section". */
  what: string
  fields: Record<string, unknown>
}

/** Says that a section has no type that is known, or a form field no kind. */
export function wrongBranch(flat: Flat, value: unknown): Complaint {
  const property = flat.discriminator?.propertyName ?? 'type'
  const names = [...branches(flat).keys()]
  const choice = { flat, property, names, what: lower(flat.title ?? 'block'), fields: isObject(value) ? value : {} }
  const given = choice.fields[property]
  if (given === undefined) return noneChosen(choice)
  if (typeof given !== 'string')
    return { at: [property], message: `"${property}" must be text in quotes, not ${shown(given)}.`, hint: list(choice) }
  return { at: [property], ...unknownChoice(choice, given) }
}

function unknownChoice(choice: Choice, given: string): Complaint {
  const { flat, property, names, what, fields } = choice
  const hidden = hiddenIn(given)
  if (hidden && names.includes(hidden.without))
    return {
      message: `"${property}" has ${hidden.what} in it.`,
      hint: `Write ${shown(hidden.without)}.`,
      fix: changeTo(hidden.without),
    }
  const would = (name: string) => ({ ...fields, [property]: name })
  const surely = sure(given, names, (name) => fits(flat, would(name)))
  const called = surely
    ? []
    : (property === 'type' ? typesCalled(given) : kindsCalled(flat, given)).filter((name) => names.includes(name))
  const [only, ...others] = called
  const message = `There is no ${what} ${property} ${shown(given)}`
  if (only !== undefined && others.length === 0)
    return {
      message: `${message}; it is called "${only}" here.`,
      hint: list(choice, called, given),
      fix: isMendable(flat, would(only)) ? changeTo(only) : undefined,
    }
  const meant = surely ?? (only === undefined ? nearest(given, names) : undefined)
  const likely = meant === undefined ? called.slice(0, 3) : [meant]
  const question = likely.length > 0 ? ` Did you mean ${likely.map(shown).join(' or ')}?` : ''
  return {
    message: `${message}.${question}`,
    hint: list(choice, likely, given),
    fix: surely === undefined ? undefined : changeTo(surely),
  }
}

/** The kinds that another word is for, by what stands beside them in the schema. */
function kindsCalled(flat: Flat, given: string): string[] {
  return [...branches(flat)].flatMap(([name, { 'x-aliases': words = [] }]) =>
    words.some((word) => sameWord(word, given)) ? [name] : [],
  )
}

function noneChosen(choice: Choice): Complaint {
  const { property, names, what, fields } = choice
  if (Object.hasOwn(fields, 'use')) {
    return {
      at: ['use'],
      on: 'name',
      message: 'A shared section cannot use another one.',
      hint: 'Write its "type" and fields here.',
    }
  }
  const slip = nearest(property, Object.keys(fields)) ?? Object.keys(fields).find((name) => choosesBy(choice, name))
  if (slip !== undefined) {
    const isName = names.some((name) => sameWord(name, String(fields[slip])))
    const isSure = sure(slip, [property], () => isName) !== undefined || (isName && choosesBy(choice, slip))
    return {
      at: [slip],
      on: 'name',
      message: `${shown(slip)} is not a field of ${article(what)} ${what}. Did you mean "${property}"?`,
      fix: isSure ? rename(property) : undefined,
    }
  }
  return property === 'type' ? noType(choice) : { message: `This ${what} has no "${property}".`, hint: list(choice) }
}

function noType(choice: Choice): Complaint {
  const { names, fields, flat } = choice
  const [name, ...others] = Object.keys(fields)
  const type = name === undefined || others.length > 0 || !isObject(fields[name]) ? undefined : typesCalled(name)[0]
  if (type !== undefined)
    return {
      message: 'This section has no "type".',
      hint: `Write "type": "${type}" inside, and leave out "${name}": and the brackets after it.`,
    }
  const use = Object.keys(fields).find((key) => calledHere(key).includes('use') && typeof fields[key] === 'string')
  if (use !== undefined)
    return {
      at: [use],
      on: 'name',
      message: `${shown(use)} is not a field of a section. Did you mean "use"?`,
      hint: 'A shared section is put in its place by { "use": "its-name" }.',
    }
  const likely = names.filter((key) => fits(flat, { ...fields, type: key }))
  const question = likely.length === 1 && Object.keys(fields).length > 1 ? ` Is it "${likely[0]}"?` : ''
  return { message: `This section has no "type".${question}`, hint: list(choice, likely) }
}

/** Whether a field that is none of the chosen thing has its name as its value: { "component": "hero" }. */
function choosesBy({ flat, names, fields }: Choice, name: string): boolean {
  const chosen = names.find((other) => other === fields[name])
  const branch = chosen === undefined ? undefined : branches(flat).get(chosen)
  return branch !== undefined && !fieldNames(branch).includes(name)
}

/** All that can be chosen, the likely ones first. */
function list({ names }: Choice, likely: readonly string[] = [], given?: string): string {
  const sorted = given === undefined ? names : byLikeness(given, names)
  return `There are: ${choices([...new Set([...likely, ...sorted])])}.`
}

function rename(name: string): Complaint['fix'] {
  return { title: `rename to "${name}"`, change: { rename: name } }
}
