import { Worker } from 'node:worker_threads'
import type { Words } from '../../generated/words.ts'
import type { Drawn } from './drawn.ts'
import { type Staged, type Staging, stageFile } from './staged.ts'

/** What all sections are drawn with. */
export interface DrawnWith {
  /** The address of the code that draws. */
  readonly code: string
  readonly words: Words
}

/** What the thread is given at its start. */
export interface Start {
  readonly drawnWith: DrawnWith | undefined
  /** Another number than 0 when it is to end. */
  readonly ending: Int32Array
}

/** A file, or the sections of a page as planning has written them: texts are handed over in a third of the time of objects. */
export type Task = { readonly id: number } & ({ readonly staging: Staging } | { readonly sections: readonly string[] })

/** What the thread answers. */
export interface Answer {
  readonly id: number
  readonly done: Staged | Drawn
}

/** Starting the thread takes as long as drawing so many sections: twenty pages of six, or a hundred lists with one more entry. */
const fewEnough = 120

/** A file to be compressed takes as long as so many sections. */
const file = 6

/**
 * So many pages and files may wait there, with those that are done and not yet taken. The thread must not run out of work while
 * this one sees to what is done; and little should be left there once this one has nothing more to do.
 */
const mostTasks = 24

/** With fewer it may run out of them: this thread has more to do than it can. */
const fewTasks = 16

/** Half of what is usual: what it draws is handed over, and next to nothing grows old there. */
const youngest = 24

/**
 * A second thread, which draws pages and stages what is to be compressed while this one draws as well. It is started when there
 * is enough to do.
 */
export class SecondThread {
  /** How much there was to do, in sections. */
  private asked = 0
  private count = 0
  private worker: Worker | undefined
  private gone: Promise<unknown> | undefined
  private readonly ending = new Int32Array(new SharedArrayBuffer(4))
  private readonly waiting = new Map<number, { resolve: (done: never) => void; reject: (error: unknown) => void }>()

  constructor(private readonly drawnWith?: DrawnWith) {}

  /** Stages a file: there where it costs more than handing it over, or while pages to be drawn are running out. */
  async stage(staging: Staging): Promise<Staged> {
    const isDear = staging.quality !== 'ready' && (staging.copies.length > 0 || staging.limit !== undefined)
    const isTheirs = isDear ? this.isWorthIt(file) : this.worker !== undefined && this.waiting.size < fewTasks
    return isTheirs ? this.ask<Staged>({ staging }) : stageFile(staging)
  }

  /** It could draw more, or has not begun to. */
  get hasRoom(): boolean {
    return this.waiting.size < mostTasks
  }

  /** Draws the sections of a page, or nothing when it has enough to do. */
  draw(sections: readonly string[]): Promise<Drawn> | undefined {
    if (!this.hasRoom || !this.isWorthIt(sections.length)) return undefined
    return this.ask<Drawn>({ sections })
  }

  /** It ends by itself, after what it is at: where a thread that begins to compress is ended from outside, Node aborts all of us. */
  async end(): Promise<void> {
    Atomics.store(this.ending, 0, 1)
    // It may be waiting.
    this.worker?.postMessage({ id: 0, sections: [] } satisfies Task)
    await this.gone
  }

  private isWorthIt(sections: number): boolean {
    this.asked += sections
    return this.asked > fewEnough
  }

  private ask<T extends Answer['done']>(what: { staging: Staging } | { sections: readonly string[] }): Promise<T> {
    const worker = this.start()
    this.count += 1
    const id = this.count
    const done = new Promise<T>((resolve, reject) => this.waiting.set(id, { resolve, reject }))
    worker.postMessage({ id, ...what } satisfies Task)
    return done
  }

  private start(): Worker {
    if (!this.worker) {
      const workerData: Start = { drawnWith: this.drawnWith, ending: this.ending }
      const options = { workerData, resourceLimits: { maxYoungGenerationSizeMb: youngest } }
      const worker = new Worker(new URL('./second-thread-worker.js', import.meta.url), options)
      this.worker = worker
      this.gone = new Promise((resolve) => worker.once('exit', resolve))
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
