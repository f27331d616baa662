import { isObject } from '../../is-object.ts'
import { get, join } from '../json/pointer.ts'
import type { Operation } from '../operations/operations.ts'
import type { Stray } from './wholes.ts'

/** Where a stray stands in its file, and what else is there. */
export interface Place {
  pointer: string
  steps: readonly string[]
  file: unknown
}

/** Whether a file is the one with all pages. */
export function isConfig(file: unknown): file is { pages: unknown[] } {
  return isObject(file) && Array.isArray(file.pages)
}

/** The steps to the page that some steps lead into. */
export function pageAround({ steps, file }: Place): string[] | undefined {
  if (!isConfig(file)) return steps.length > 0 ? [] : undefined
  return steps[0] === 'pages' && steps.length > 2 ? steps.slice(0, 2) : undefined
}

/** The steps to the section, on a page or shared, that some steps lead to or into. */
export function sectionAround(place: Place): string[] | undefined {
  const { steps } = place
  if (steps[0] === 'shared' && steps.length > 1) return steps.slice(0, 2)
  const page = pageAround(place)
  const isListed = page && steps[page.length] === 'sections' && steps.length > page.length + 1
  return isListed ? steps.slice(0, page.length + 2) : undefined
}

/** Behind the section that holds it; from the middle of a list it may be meant for either side, and a list needs an entry. */
export function behind(stray: Stray, { pointer, steps, file }: Place, section: readonly string[]): Operation[] {
  const list = get(file, steps.slice(0, -1))
  const isLast = !Array.isArray(list) || (list.length > 1 && Number(steps.at(-1)) === list.length - 1)
  if (!isLast || section[0] === 'shared') return []
  return out(stray, pointer, join('', ...section.slice(0, -1), Number(section.at(-1)) + 1))
}

/** To the end of the page before, when no page follows that it could be meant for. */
export function intoPageBefore(stray: Stray, { pointer, steps, file }: Place): Operation[] {
  const index = Number(steps[1])
  const before = ['pages', String(index - 1), 'sections']
  const sections = get(file, before)
  const isLast = isConfig(file) && index === file.pages.length - 1
  return isLast && Array.isArray(sections) ? out(stray, pointer, join('', ...before, sections.length)) : []
}

/** Before the sections when it stands before their list, and else behind them. */
export function intoSections(stray: Stray, { pointer, steps, file }: Place, page: readonly string[]): Operation[] {
  const holder = get(file, page)
  if (!isObject(holder) || !Array.isArray(holder.sections)) return []
  const names = Object.keys(holder)
  const isBefore = names.indexOf(steps.at(-1) ?? '') < names.indexOf('sections')
  return out(stray, pointer, join('', ...page, 'sections', isBefore ? 0 : holder.sections.length))
}

/** Into the list of pages, whose order says nothing. */
export function intoPages(stray: Stray, place: Place): Operation[] {
  if (!isConfig(place.file)) return []
  const [, index] = pageAround(place) ?? []
  return out(stray, place.pointer, join('/pages', index === undefined ? place.file.pages.length : Number(index) + 1))
}

/** Out of brackets of their own, into the list around. */
export function outOfBrackets(stray: Stray, { pointer, steps, file }: Place): Operation[] {
  const around = steps.slice(0, -1)
  if (!Array.isArray(get(file, around))) return []
  return out(stray, pointer, join('', ...around, Number(steps.at(-1)) + 1))
}

/** Moves a whole, or each of a list of them and then removes the list. */
function out({ value }: Stray, at: string, to: string): Operation[] {
  if (!Array.isArray(value)) return [{ op: 'move', at, to }]
  const last = value.length - 1
  return [...value.map((_, index): Operation => ({ op: 'move', at: join(at, last - index), to })), { op: 'remove', at }]
}
