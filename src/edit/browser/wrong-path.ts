import type { Means } from '../agreed.ts'
import { pageField } from './schemas.ts'

interface Taken {
  readonly pages: readonly { readonly path: string }[]
  readonly redirects: Means['redirects']
}

/** What is wrong with a path that a page is to get, in the words of the schema; undefined where nothing is. */
export function wrongPath(path: string, { pages, redirects }: Taken, now?: string): string | undefined {
  if (pages.some((page) => page.path === path)) return `There is a page ${path} already.`
  // One that leads to the page itself goes when that comes back to its path.
  const redirect = redirects.find(({ from, to }) => from === path && to.split(/[?#]/)[0] !== now)
  if (redirect) return `A redirect leads from ${path} to ${redirect.to}: take that out first, in Site, Redirects.`
  const { pattern, patternErrorMessage } = pageField('path')?.schema ?? {}
  return pattern === undefined || new RegExp(pattern).test(path) ? undefined : patternErrorMessage
}
