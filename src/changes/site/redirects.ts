import type { Clock } from '../../content/times/clock.ts'
import { covers, spanOf, type Timed } from '../../content/times/span.ts'

/** Why no page can come to a path. */
export function redirected(path: string): string {
  return `a redirect leads from ${path} elsewhere: take that out first.`
}

/** Whether a redirect leads to a page, wherever on it: then it goes when the page comes back to the path that it leads from. */
export function leadsTo({ to }: { readonly to: string }, path: string): boolean {
  return to.split(/[?#]/)[0] === path
}

/** Whether every site has a page at a path. */
export function isEverywhere(path: string): boolean {
  return path === '/' || path === '/404'
}

interface Leaving extends Timed {
  readonly path: string
  readonly draft?: boolean
}

/**
 * Whether a page that gets another path leaves a redirect: visitors have to find it from now on, or that leads to nothing. Nobody
 * comes from the address of a draft, nor from one that every site has.
 */
export function leavesRedirect({ path, draft, ...timed }: Leaving, { moment, zone }: Clock): boolean {
  if (isEverywhere(path) || draft === true) return false
  return covers([spanOf(timed, zone)], { from: moment, to: Number.POSITIVE_INFINITY })
}
