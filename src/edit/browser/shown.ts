import type { Outline, PageState, SiteState } from '../agreed.ts'
import type { Means } from '../agreed-means.ts'
import type { Clashing } from './outbox.ts'
import type { Unsent } from './put-back.ts'

/** What the screens show. */
export interface Shown {
  readonly outline: Outline | undefined
  /** The page that is open; null where there is none at this path. */
  readonly page: PageState | null | undefined
  /** The settings of the site, while they are looked at. */
  readonly site: SiteState | undefined
  readonly means: Means
  /** Whether something is being saved. */
  readonly busy: boolean
  /** What could not be done. */
  readonly failure: string | null
  /** What was typed and has no place any more. */
  readonly lost: readonly Unsent[]
  /** A value that somebody else changed, too. */
  readonly clash: Clashing | null
  /** What was just done, for those who do not see it. */
  readonly said: string
  /** Goes up whenever the values are others by undo. */
  readonly epoch: number
  /** The place whose field is to be shown. */
  readonly sought: string | null
  /** From which page to which one leads what was done: it has another path, or is there no more. */
  readonly ledTo: { readonly from: string; readonly to: string; readonly field?: string | undefined } | null
}

export const nothingYet: Shown = {
  outline: undefined,
  page: undefined,
  site: undefined,
  means: { links: [], shared: [], colors: [], topics: [], people: [], languages: [], redirects: [], timeZone: 'UTC' },
  busy: false,
  failure: null,
  lost: [],
  clash: null,
  said: '',
  epoch: 0,
  sought: null,
  ledTo: null,
}
