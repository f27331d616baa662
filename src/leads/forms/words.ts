import type { ErrorObject } from 'ajv'
import type { FormField } from '../../generated/types.ts'

/** What is said when sending failed, where the author has chosen no words. */
export const failed = 'Something went wrong. Please try again later.'

/** What is wrong with an answer, in words for visitors. */
export function wordsFor(error: ErrorObject, field: FormField | undefined): string {
  if (error.keyword === 'additionalProperties') return 'There is no such field.'
  if (isMissing(error)) return missing(field?.kind)
  if (error.keyword === 'maxLength') return `Please use at most ${error.params.limit} characters.`
  if (field?.kind === 'email') return 'Please enter an e-mail address, for example name@clinic.example.'
  if (field && 'options' in field) return 'Please choose from the list.'
  return 'This cannot be accepted. Please write it differently.'
}

/** Whether an answer is asked for and not there. */
export function isMissing({ keyword }: ErrorObject): boolean {
  return ['required', 'minLength', 'minItems', 'const'].includes(keyword)
}

function missing(kind: FormField['kind'] | undefined): string {
  if (kind === 'select' || kind === 'radio') return 'Please choose one.'
  if (kind === 'checkboxes') return 'Please choose at least one.'
  if (kind === 'consent') return 'Please tick this box to go on.'
  return 'Please fill in this field.'
}
