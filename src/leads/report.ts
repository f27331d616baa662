/** Is told what happens while nobody waits for it: what failed and why, or without an error what is well again. */
export type Report = (error: unknown, what: string) => void

/** Passes on what happens; what comes before there is somebody to tell is kept for then. */
export class Reports<What extends unknown[]> {
  private readonly early: What[] = []
  private listener: ((...what: What) => void) | undefined

  readonly report = (...what: What): void => {
    if (this.listener) this.listener(...what)
    else this.early.push(what)
  }

  readonly tell = (listener: (...what: What) => void): void => {
    this.listener = listener
    for (const each of this.early.splice(0)) listener(...each)
  }
}
