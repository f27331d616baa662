import type { Line } from '../changes/tell/lines.ts'

/** A picture in the folder of its album. */
export interface Picture {
  file: string
  width: number
  height: number
}

/** A section before and after, at each width. */
export interface Pictured {
  page: string
  type: string
  words: Line[]
  shots: {
    width: number
    before?: Picture | undefined
    after?: Picture | undefined
    difference?: Picture | undefined
  }[]
}

/** All that is drawn otherwise. */
export interface Album {
  called: string
  pictured: Pictured[]
  /** How many more changed than are shown. */
  left: number
}

/** What is said of an album while it is made in a process of its own; `left` and `why` are the last words. */
export type Said =
  | { readonly building: 'before' | 'after' }
  | { readonly found: number }
  | { readonly pictured: Pictured }
  | { readonly left: number }
  | { readonly why: 'no-browser' }
  /** In the words of the build. */
  | { readonly why: 'not-drawn'; readonly words: string }
