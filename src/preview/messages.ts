/** What the live preview tells an open page: its sections in order, with the HTML of those that the page does not have. */
export interface Update {
  readonly title: string
  readonly sections: readonly { readonly hash: string; readonly html: string | null }[]
  readonly styles: Readonly<Record<string, string>>
}

/** The mistakes in the content, in the words of `npm run validate`; null when there are none. */
export type Problems = string | null

/** The names under which server and page talk. */
export const events = { open: 'sectile:open', update: 'sectile:update', problems: 'sectile:problems' } as const
