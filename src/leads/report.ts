/** Is told what happens while nobody waits for it: what failed and why, or without an error what is well again. */
export type Report = (error: unknown, what: string) => void

/** Passes on what happens; what comes before there is somebody to tell is kept for then. */
export class Reports {
  private readonly early: Parameters<Report>[] = []
  private listener: Report | undefined

  readonly report: Report = (error, what) => {
    if (this.listener) this.listener(error, what)
    else this.early.push([error, what])
  }

  readonly tell = (listener: Report): void => {
    this.listener = listener
    for (const each of this.early.splice(0)) listener(...each)
  }
}
