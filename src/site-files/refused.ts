/** What is not done, in words for whoever asked. Nothing was changed. */
export class Refused extends Error {
  override name = 'Refused'

  constructor(
    readonly why: string,
    /** What may be done instead. */
    readonly next: string,
  ) {
    super(why)
  }
}
