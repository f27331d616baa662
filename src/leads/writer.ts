/** So many leads are stored in one transaction: enough for any rush. */
const largestBatch = 250
/** More than that wait only when the store stands still; then it is better to say so. */
const longestQueue = 5000

interface Waiting<T, R> {
  readonly item: T
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/** Stores what arrives while others are being written in one transaction: one wait for the disk serves them all. */
export class Writer<T, R> {
  private readonly waiting: Waiting<T, R>[] = []
  private running: Promise<void> | undefined

  /** `write` gives a result for each. */
  constructor(private readonly write: (items: readonly T[]) => Promise<readonly R[]>) {}

  /** Kept when it is durably stored. */
  add(item: T): Promise<R> {
    if (this.waiting.length >= longestQueue) return Promise.reject(new StoreOverloaded())
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject })
      this.running ??= this.run()
    })
  }

  /** Kept when nothing waits any longer. */
  async idle(): Promise<void> {
    await this.running
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      // What else has arrived by now is read first, and comes along.
      await new Promise(setImmediate)
      const batch = this.waiting.splice(0, largestBatch)
      try {
        const results = await this.write(batch.map(({ item }) => item))
        for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.running = undefined
  }
}

/** Too much waits to be stored. */
class StoreOverloaded extends Error {
  override name = 'StoreOverloaded'
  override message = 'Too much waits to be stored.'
}
