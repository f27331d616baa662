import { hiddenIn } from '../../invisible.ts'
import { changeTo } from '../../problem.ts'
import { isOfSite, type Link } from '../../survey/links.ts'
import type { Survey } from '../../survey/survey.ts'
import type { Remark } from '../rule.ts'

const local =
  /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1?\]|[\w-]+\.local)(?::\d+)?(?=[/?#]|$)/i

/** Whether an address is one of somebody's own computer or network. */
export function isLocal(href: string): boolean {
  return local.test(href)
}

/** Whether there is no dot in the name of the site that an address leads to. */
export function namesNoSite(href: string): boolean {
  return /^https?:\/\/[^/?#.:[]*(?:[/?#:]|$)/.test(href)
}

/** Judges letters in an address that nobody sees; without them it may be right. */
export function judgeHidden({ href, inText, written }: Link, isRight: (href: string) => boolean): Remark | undefined {
  const hidden = hiddenIn(href)
  if (!hidden) return undefined
  const { what, without, parts } = hidden
  const isSure = !inText && written.value === href && !parts && isRight(without)
  return {
    message: `There is ${what} in the address "${without}".`,
    hint: 'Write it anew, without copying it.',
    fix: isSure ? changeTo(without) : undefined,
  }
}

/** Judges the address of a page on the web. */
export function judgeWeb({ leadsTo, ownPath }: Survey, { href, inText, written }: Link): Remark | undefined {
  const fixTo = (meant: string) => (inText || written.value !== href ? undefined : changeTo(meant))
  const isThere = (path: string) => isOfSite(path) && leadsTo(path).kind !== 'nowhere'
  if (/\s/.test(href)) {
    const trimmed = href.trim()
    return {
      message: `"${href}" has a space in it, which no address has.`,
      hint: 'Copy the address from the address bar of a browser.',
      fix: /\s/.test(trimmed) ? undefined : fixTo(trimmed),
    }
  }
  if (isLocal(href)) {
    const path = href.replace(local, '') || '/'
    return {
      message: `"${href}" is on your own computer, where no visitor gets.`,
      hint: `For a page of this site write its path, such as "${path}".`,
      fix: isThere(path) ? fixTo(path) : undefined,
    }
  }
  if (namesNoSite(href))
    return {
      message: `"${href}" names no site: there is no dot in its name.`,
      hint: 'Copy the address from the address bar of a browser.',
    }
  const path = ownPath(href)
  if (path === undefined) return undefined
  // A link to this site by its whole address would leave a preview, and break when the site moves.
  return {
    message: `"${href}" is on this site.`,
    hint: isThere(path) ? `Write "${path}".` : `Write the path of a page: there is none at "${path}".`,
    fix: isThere(path) ? fixTo(path) : undefined,
  }
}

/** Judges what stands behind "tel:". */
export function judgePhone({ href, inText, written }: Link): Remark | undefined {
  const example = 'For example "tel:+440000000000".'
  if (!/\d{3}/.test(href.replace(/[\s().-]/g, '')))
    return { message: `"${href}" is not a telephone number.`, hint: example }
  if (!/\s/.test(href)) return undefined
  const meant = href.replace(/\s/g, '')
  const sure = !inText && written.value === href && !meant.includes('(0)')
  return {
    message: `"${href}" has a space in it, which not every telephone understands.`,
    hint: `Write the number in one piece. ${example}`,
    fix: sure ? changeTo(meant) : undefined,
  }
}
