import { lettersIn } from '../../letters.ts'
import type { Schema } from '../../schema/schema.ts'

/** Why a name cannot be given, beside those that are taken; undefined where it can. */
export function wrongName(name: string, taken: readonly string[], rules: Schema | undefined): string | undefined {
  if (taken.includes(name)) return `There is a “${name}” already.`
  const { pattern, patternErrorMessage, maxLength } = rules ?? {}
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(name)) return patternErrorMessage
  return maxLength !== undefined && lettersIn(name) > maxLength ? `It has ${maxLength} letters at most.` : undefined
}
