import { Worker } from 'node:worker_threads'
import { type Staged, type Staging, stageFile } from './staged.ts'

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
  private readonly waiting = new Map<number, (done: Staged) => void>()
  private failure: ((error: unknown) => void) | undefined
  /** Broken when the thread fails: then no file will come from it. */
  private readonly failed = new Promise<never>((_, reject) => {
    this.failure = reject
  })

  constructor() {
    this.failed.catch(() => {})
  }

  async add(staging: Staging): Promise<Staged> {
    this.count += 1
    const id = this.count
    if (id <= fewEnough) return stageFile(staging)
    const done = new Promise<Staged>((resolve) => this.waiting.set(id, resolve))
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
      this.worker.on('message', ({ id, done }: { id: number; done: Staged }) => {
        this.waiting.get(id)?.(done)
        this.waiting.delete(id)
      })
    }
    return this.worker
  }
}
