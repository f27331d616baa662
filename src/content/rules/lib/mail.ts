import { changeTo } from '../../problem.ts'
import type { Link } from '../../survey/links.ts'
import type { Remark } from '../rule.ts'

const address = '[^@\\s,?/:<>]+@[^@\\s,?/:<>]+\\.[^@\\s,?/:<>.]+'
/** Any number of addresses, and what is filled in of the letter. */
const mailto = new RegExp(`^mailto:(?=.)(?:${address}(?:,${address})*)?(?:\\?\\S+)?$`)

/** Whether an address begins a mail to somebody. */
export function isMailto(href: string): boolean {
  return mailto.test(href)
}

/** Judges the address of a mail. */
export function judgeMail({ href, inText, written }: Link): Remark | undefined {
  if (isMailto(href)) return undefined
  const [to = '', ...letter] = href.split('?')
  const meant = [to.replace(/^mailto:\s+/, 'mailto:'), ...letter.map((part) => part.replaceAll(' ', '%20'))].join('?')
  if (!isMailto(meant))
    return { message: `"${href}" is not an e-mail address.`, hint: 'For example "mailto:hello@example.com".' }
  return {
    message: `"${href}" has a space in it, which no address has.`,
    hint: `Write "${meant}".`,
    fix: inText || written.value !== href ? undefined : changeTo(meant),
  }
}
