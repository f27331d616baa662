import { Worker } from 'node:worker_threads'
import type { Drawn, ToDraw } from './drawn.ts'
import { type Staged, type Staging, stageFile } from './staged.ts'

/** The sections of a page that are to be drawn. */
export interface Drawing {
  /** The address of the code that draws. */
  readonly code: string
  readonly sections: readonly ToDraw[]
}

export type Task = { readonly id: number } & ({ readonly staging: Staging } | { readonly drawing: Drawing })

/** What the thread answers. */
export interface Answer {
  readonly id: number
  readonly done: Staged | Drawn
}

/** Starting the thread takes as long as drawing so many sections: twenty pages of six, or a hundred lists with one more entry. */
const fewEnough = 120

/** A file to be compressed takes as long as so many sections. */
const file = 6

/** Pages that wait to be drawn there: it must not run out of them, and what is left when this thread has done should be little. */
const mostDrawings = 28

/**
 * A second thread, which draws pages and stages what is to be compressed while this one draws as well. It is started when there
 * is enough to do.
 */
export class SecondThread {
  /** How much there was to do, in sections. */
  private asked = 0
  private count = 0
  private drawings = 0
  private worker: Worker | undefined
  private readonly waiting = new Map<number, { resolve: (done: never) => void; reject: (error: unknown) => void }>()

  /** Stages a file: there where it costs more than handing it over. */
  async stage(staging: Staging): Promise<Staged> {
    const isDear = staging.quality !== 'ready' && (staging.copies.length > 0 || staging.limit !== undefined)
    return isDear && this.isWorthIt(file) ? this.ask<Staged>({ staging }) : stageFile(staging)
  }

  /** It could draw more, or has not begun to. */
  get hasRoom(): boolean {
    return this.drawings < mostDrawings
  }

  /** Draws the sections of a page, or nothing when it has enough to do. */
  draw(drawing: Drawing): Promise<Drawn> | undefined {
    if (!this.hasRoom || !this.isWorthIt(drawing.sections.length)) return undefined
    this.drawings += 1
    return this.ask<Drawn>({ drawing }).finally(() => {
      this.drawings -= 1
    })
  }

  async end(): Promise<void> {
    await this.worker?.terminate()
  }

  private isWorthIt(sections: number): boolean {
    this.asked += sections
    return this.asked > fewEnough
  }

  private ask<T extends Answer['done']>(what: { staging: Staging } | { drawing: Drawing }): Promise<T> {
    const worker = this.start()
    this.count += 1
    const id = this.count
    const done = new Promise<T>((resolve, reject) => this.waiting.set(id, { resolve, reject }))
    worker.postMessage({ id, ...what } satisfies Task)
    return done
  }

  private start(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./second-thread-worker.js', import.meta.url))
      this.worker.on('error', (error) => {
        for (const { reject } of this.waiting.values()) reject(error)
      })
      this.worker.on('message', ({ id, done }: { id: number; done: never }) => {
        this.waiting.get(id)?.resolve(done)
        this.waiting.delete(id)
      })
    }
    return this.worker
  }
}
