/** What is wrong, what to do, and what one click would do, in the words of the form. */
export interface PlainWords {
  readonly message: string
  readonly hint: string | null
  readonly fix: string | null
}
