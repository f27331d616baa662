import { Worker } from 'node:worker_threads'
import { type StagedForm, type Staging, stageForms } from './staged.ts'

export interface Task {
  readonly id: number
  readonly staging: Staging
}

/** Starting a thread takes as long as staging so many files. */
const fewEnough = 12

/** Stages files: few of them at once, many in a second thread while this one renders. */
export class Stage {
  private count = 0
  private worker: Worker | undefined
  private readonly waiting = new Map<number, (forms: StagedForm[]) => void>()
  private failure: ((error: unknown) => void) | undefined
  /** Broken when the thread fails: then no file will come from it. */
  private readonly failed = new Promise<never>((_, reject) => {
    this.failure = reject
  })

  constructor() {
    this.failed.catch(() => {})
  }

  async add(staging: Staging): Promise<StagedForm[]> {
    this.count += 1
    const id = this.count
    if (id <= fewEnough) return stageForms(staging)
    const done = new Promise<StagedForm[]>((resolve) => this.waiting.set(id, resolve))
    this.thread().postMessage({ id, staging } satisfies Task)
    return Promise.race([done, this.failed])
  }

  async end(): Promise<void> {
    await this.worker?.terminate()
  }

  private thread(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./stage-worker.js', import.meta.url))
      this.worker.on('error', (error) => this.failure?.(error))
      this.worker.on('message', ({ id, forms }: { id: number; forms: StagedForm[] }) => {
        this.waiting.get(id)?.(forms)
        this.waiting.delete(id)
      })
    }
    return this.worker
  }
}
