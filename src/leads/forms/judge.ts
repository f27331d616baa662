import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { LeadForm } from './form.ts'
import { wordsFor } from './words.ts'

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
export function judge(form: LeadForm, body: unknown): Mistake[] {
  const validate = compiled.get(form) ?? ajv.compile(form.schema)
  compiled.set(form, validate)
  if (validate(body)) return []
  const mistakes = new Map<string, Mistake>()
  for (const error of validate.errors ?? []) {
    const field = fieldOf(error)
    // The first says it best: what is missing is also too short.
    if (!mistakes.has(field) && mistakes.size < most) mistakes.set(field, { field, message: messageOf(form, error) })
  }
  return [...mistakes.values()]
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const [, field = ''] = instancePath.split('/')
  return field || String(params.missingProperty ?? params.additionalProperty ?? '').slice(0, 60)
}

function messageOf(form: LeadForm, error: ErrorObject): string {
  const name = fieldOf(error)
  const field = form.fields.find((each) => each.name === name)
  return (field && form.invalid) ?? wordsFor(error, field)
}
