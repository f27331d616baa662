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

/** What may do in a moment: a file is away, or another program is in the middle of writing it. */
export class NotNow extends Refused {}
