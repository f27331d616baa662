import { shortTitle } from '../content/short-title.ts'
import { firstLetters, lettersIn } from '../letters.ts'
import type { EditOperation } from './agreed.ts'

/** 32: more the schema does not let into the bar. */
const longest = 32

/** What puts a page into the menu, after all else. */
export function intoMenu(config: string, site: string, page: { path: string; title: string }): EditOperation {
  const value = { label: menuLabel(page.title, site), href: page.path }
  return { op: 'insert', file: config, at: '/site/header/menu/-', value }
}

/** What a page is called in the menu: its title, without the name of the site and what explains it. */
export function menuLabel(title: string, site: string): string {
  const own = shortTitle(title.trim(), site)
  if (lettersIn(own) <= longest) return own
  const [first = own] = own.split(/\s+[–—|·-]\s+|[:,;]\s|[.?!]\s/, 1)
  if (lettersIn(first) <= longest) return first
  return firstLetters(first, longest + 1).replace(/\s*\S*$/, '') || firstLetters(first, longest)
}
