import type { SchemaObject } from 'ajv'
import type { FormField } from '../../generated/types.ts'
import type { Answers } from '../lead.ts'
import { longestLine, longestText } from './field-limits.ts'
import type { SiteForm } from './form.ts'
import * as patterns from './patterns.ts'

/** What a form may send, and nothing else. */
export function schemaOf({ payload, fields }: SiteForm): SchemaObject {
  if (payload === 'newsletter') return closed(newsletter, Object.keys(newsletter))
  if (payload === 'chat') return closed(chat, Object.keys(chat))
  return closed(
    Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)])),
    fields.filter(({ required }) => required).map(({ name }) => name),
  )
}

const newsletter = { email: { type: 'string', pattern: patterns.newsletterEmail } }

const text = (maxLength: number) => ({ type: 'string', maxLength, pattern: patterns.lines })

/** That a visitor has opened a chat; only script sends it. */
const chat = {
  phone: text(40),
  message: text(1000),
  page: { type: 'string', maxLength: 2000, pattern: patterns.path },
  timestamp: { type: 'string', maxLength: 40, pattern: patterns.moment },
}

/** Whether answers are those of a chat, whose number is the site's own. */
export function isChat(answers: Answers): boolean {
  const names = Object.keys(answers)
  return names.length === Object.keys(chat).length && names.every((name) => Object.hasOwn(chat, name))
}

/** An object with these properties only. */
function closed(properties: Record<string, SchemaObject>, required: readonly string[]): SchemaObject {
  return { type: 'object', properties, required, additionalProperties: false }
}

function answerSchema(field: FormField): SchemaObject {
  const required = field.required === true
  const shortest = required ? 1 : 0
  const asked = [{ pattern: required ? patterns.filled : '' }]
  switch (field.kind) {
    case 'text':
    case 'tel':
      return { type: 'string', maxLength: longestLine, pattern: patterns.line, allOf: asked }
    case 'email':
      return { type: 'string', pattern: required ? patterns.email : patterns.emailOrNothing, allOf: asked }
    case 'textarea':
      return { type: 'string', maxLength: longestText, pattern: patterns.lines, allOf: asked }
    case 'select':
    case 'radio':
      return { type: 'string', minLength: shortest, enum: required ? field.options : ['', ...field.options] }
    case 'checkboxes':
      return {
        type: 'array',
        minItems: shortest,
        maxItems: field.options.length,
        uniqueItems: true,
        items: { type: 'string', enum: field.options },
      }
    case 'consent':
      return required ? { type: 'boolean', const: true } : { type: 'boolean' }
  }
}

/** The bytes that a body may have: the longest answers, in the encoding that makes the most of them. */
export function largestBody(fields: readonly FormField[]): number {
  // A character is up to 12 bytes, as \uXXXX twice or as %XX four times.
  return fields.reduce((sum, field) => sum + 12 * longestAnswer(field), 8192)
}

function longestAnswer(field: FormField): number {
  if (field.kind === 'textarea') return longestText
  return 'options' in field ? field.options.join(field.name).length : longestLine
}
