import type { Lead } from './lead.ts'
import type { Receipt } from './store/insert.ts'

/** So many leads are stored in one transaction: enough for any rush, and below the parameters that a statement may have. */
const largestBatch = 250
/** More than that wait only when the store stands still; then it is better to say so. */
const longestQueue = 5000

interface Waiting {
  readonly lead: Lead
  readonly resolve: (receipt: Receipt) => void
  readonly reject: (error: unknown) => void
}

/** Stores leads that arrive while others are being written in one transaction: one wait for the disk serves them all. */
export class Writer {
  private readonly waiting: Waiting[] = []
  private running: Promise<void> | undefined

  constructor(private readonly write: (leads: readonly Lead[]) => Promise<readonly Receipt[]>) {}

  /** Kept when the lead is durably stored. */
  add(lead: Lead): Promise<Receipt> {
    if (this.waiting.length >= longestQueue) return Promise.reject(new StoreOverloaded())
    return new Promise((resolve, reject) => {
      this.waiting.push({ lead, resolve, reject })
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
        const receipts = await this.write(batch.map(({ lead }) => lead))
        for (const [index, { resolve }] of batch.entries()) resolve(receipts[index] ?? { outcome: 'conflict' })
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
  override message = 'Too many leads wait to be stored.'
}
