import { lettersIn } from '../../../letters.ts'
import type { Field } from '../../../schema/fields.ts'

/** Why a text does not fit a field; undefined where it does. */
export function tooLongFor(field: Field | undefined, text: string): string | undefined {
  const most = field?.schema.maxLength
  const letters = lettersIn(text)
  return most !== undefined && letters > most ? `It has ${letters} letters; at most ${most} fit.` : undefined
}
