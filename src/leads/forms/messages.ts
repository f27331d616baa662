import type { ErrorObject } from 'ajv'
import { withValues } from '../../agreed/with-values.ts'
import type { FormField } from '../../generated/types.ts'
import type { AnswerWords } from '../words.ts'
import { filled } from './patterns.ts'

/** What is wrong with an answer, in words for visitors. */
export function messageFor(error: ErrorObject, field: FormField | undefined, words: AnswerWords): string {
  if (error.keyword === 'additionalProperties') return words.noField
  if (isMissing(error)) return missing(field?.kind, words)
  if (error.keyword === 'maxLength') return withValues(words.tooLong, { limit: error.params.limit })
  if (field?.kind === 'email') return words.email
  if (field && 'options' in field) return words.choice
  return words.wrong
}

/** Whether an answer is asked for and not there. */
export function isMissing({ keyword, params }: ErrorObject): boolean {
  return params.pattern === filled || ['required', 'minLength', 'minItems', 'const'].includes(keyword)
}

function missing(kind: FormField['kind'] | undefined, words: AnswerWords): string {
  if (kind === 'select' || kind === 'radio') return words.missingChoice
  if (kind === 'checkboxes') return words.missingChoices
  return kind === 'consent' ? words.missingConsent : words.missing
}
