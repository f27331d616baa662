import type { Diagnostic } from '../../content/diagnostic.ts'
import type { Content } from '../../content/judge/content.ts'
import type { Site } from '../../content/resolve/site.ts'
import type { LatestPage } from './latest-page.ts'
import type { Marks } from './marks.ts'

/** A site as far as it can be shown while someone writes it. */
export interface Latest {
  readonly site: Site | null
  /** What is wrong with it, in the words of `npm run validate`. */
  readonly diagnostics: readonly Diagnostic[]
  /** The sections that have mistakes, and which of them are shown as they were. */
  readonly marks: Marks
  /** Until when time alone changes nothing. */
  readonly until: number
  /** What it was made of, which is kept where what comes next does not fit. */
  readonly content: Content | null
  readonly pages: ReadonlyMap<string, LatestPage>
}

export const nothingYet: Latest = {
  site: null,
  diagnostics: [],
  marks: new Map(),
  until: Number.POSITIVE_INFINITY,
  content: null,
  pages: new Map(),
}

/** Whether no error is in what is shown. */
export function isRight({ diagnostics }: Pick<Latest, 'diagnostics'>): boolean {
  return !diagnostics.some(({ severity }) => severity === 'error')
}
