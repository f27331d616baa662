import { withPlainAddresses } from '../addresses.ts'
import type { Answers } from '../lead.ts'

/** The e-mail address among the answers, as it is searched for: the first, when there are several. */
export function emailOf(answers: Answers): string | null {
  const address = Object.values(answers).find((answer) => typeof answer === 'string' && isEmail(answer))
  return typeof address === 'string' ? wordOf(address) : null
}

/** Whether a text is an e-mail address and nothing else. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim())
}

/** A text as it is compared: large and small letters are alike, and so are two spellings of one sign or domain. */
export function wordOf(text: string): string {
  return withPlainAddresses(text).trim()
}
