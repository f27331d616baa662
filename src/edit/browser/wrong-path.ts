import { leadsTo } from '../../changes/site/redirects.ts'
import type { Means } from '../agreed-means.ts'
import { pageField } from './schemas.ts'

interface Taken {
  readonly pages: readonly { readonly path: string }[]
  readonly redirects: Means['redirects']
}

/** What is wrong with a path that a page, which has another one now or is new, is to get; undefined where nothing is. */
export function wrongPath(path: string, { pages, redirects }: Taken, now?: string): string | undefined {
  if (pages.some((page) => page.path === path)) return `There is a page ${path} already.`
  const redirect = redirects.find((one) => one.from === path && (now === undefined || !leadsTo(one, now)))
  if (redirect) return `A redirect leads from ${path} to ${redirect.to}: take that out first, in Site, Redirects.`
  const { pattern, patternErrorMessage } = pageField('path')?.schema ?? {}
  return pattern === undefined || new RegExp(pattern).test(path) ? undefined : patternErrorMessage
}
