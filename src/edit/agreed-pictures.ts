import type { Choice } from './form/pictures/context.ts'

/** A picture of the site, as the server tells it. */
export interface PictureLine extends Choice {
  /** Names what is in it. */
  readonly version: string
}
