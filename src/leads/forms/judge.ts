import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { AnswerWords } from '../words.ts'
import type { LeadForm } from './form.ts'
import { isMissing, messageFor } from './messages.ts'

/** What is wrong with one answer. */
export interface Mistake {
  readonly field: string
  readonly message: string
}

/** More are never shown: a body with thousands of unknown fields is no visitor's. */
const most = 40

// "ownProperties": a form may have a field "constructor", which every object seems to have.
const ajv = new Ajv({ allErrors: true, ownProperties: true })
const compiled = new WeakMap<LeadForm, ValidateFunction>()

/** Holds a body against the form; what is right has no mistakes. */
export function judge(form: LeadForm, body: unknown, words: AnswerWords): Mistake[] {
  const validate = compiled.get(form) ?? ajv.compile(form.schema)
  compiled.set(form, validate)
  if (validate(body)) return []
  const mistakes = new Map<string, Mistake>()
  // What is missing is also too short, or none of the options; that it is missing says it best.
  for (const error of (validate.errors ?? []).toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)))) {
    const field = fieldOf(error)
    if (!mistakes.has(field) && mistakes.size < most)
      mistakes.set(field, { field, message: messageOf(form, error, words) })
  }
  return [...mistakes.values()].sort((a, b) => placeOf(form, a) - placeOf(form, b))
}

/** Where visitors come to it; what is no field comes last. */
function placeOf({ fields }: LeadForm, { field }: Mistake): number {
  const place = fields.findIndex(({ name }) => name === field)
  return place < 0 ? fields.length : place
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const [, field = ''] = instancePath.split('/')
  return field || String(params.missingProperty ?? params.additionalProperty ?? '').slice(0, 60)
}

function messageOf(form: LeadForm, error: ErrorObject, words: AnswerWords): string {
  const name = fieldOf(error)
  const field = form.fields.find((each) => each.name === name)
  return (field && form.invalid) ?? messageFor(error, field, words)
}
