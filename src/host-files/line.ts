/** A line of a file for hosts that is neither empty nor a comment. */
export interface Line {
  /** "_headers:12" */
  readonly place: string
  readonly text: string
}

/** A rule for all addresses of another domain: this server knows of one only. */
export function isOfDomain(text: string): boolean {
  return /^https?:\/\//.test(text)
}
