/** A piece of a line: words of ours, words of the site, and words that were taken out or put in. */
export type Piece = string | { name: string } | { value: string } | { out: string } | { in: string } | { same: string }
