import { Worker } from 'node:worker_threads'
import { type Draft, type DraftedForm, draftForms } from './draft.ts'

export interface Task {
  readonly id: number
  readonly draft: Draft
}

/** Starting a thread takes as long as drafting so many files. */
const fewEnough = 12

/** Drafts files: few of them at once, many in a second thread while this one renders. */
export class Drafter {
  private count = 0
  private worker: Worker | undefined
  private readonly waiting = new Map<number, (forms: DraftedForm[]) => void>()
  private failure: ((error: unknown) => void) | undefined
  /** Broken when the thread fails: then no draft of it will come. */
  private readonly failed = new Promise<never>((_, reject) => {
    this.failure = reject
  })

  constructor() {
    this.failed.catch(() => {})
  }

  async draft(draft: Draft): Promise<DraftedForm[]> {
    this.count += 1
    const id = this.count
    if (id <= fewEnough) return draftForms(draft)
    const done = new Promise<DraftedForm[]>((resolve) => this.waiting.set(id, resolve))
    this.thread().postMessage({ id, draft } satisfies Task)
    return Promise.race([done, this.failed])
  }

  async end(): Promise<void> {
    await this.worker?.terminate()
  }

  private thread(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./draft-worker.js', import.meta.url))
      this.worker.on('error', (error) => this.failure?.(error))
      this.worker.on('message', ({ id, forms }: { id: number; forms: DraftedForm[] }) => {
        this.waiting.get(id)?.(forms)
        this.waiting.delete(id)
      })
    }
    return this.worker
  }
}
