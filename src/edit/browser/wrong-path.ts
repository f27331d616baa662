import { pageField } from './schemas.ts'

/** What is wrong with a path that a page is to get, in the words of the schema; undefined where nothing is. */
export function wrongPath(path: string, pages: readonly { readonly path: string }[]): string | undefined {
  if (pages.some((page) => page.path === path)) return `There is a page ${path} already.`
  const { pattern, patternErrorMessage } = pageField('path')?.schema ?? {}
  return pattern === undefined || new RegExp(pattern).test(path) ? undefined : patternErrorMessage
}
