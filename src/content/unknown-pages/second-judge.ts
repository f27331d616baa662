import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { NamedFile } from '../read/named-file.ts'
import type { PageFacts } from '../read/page-facts.ts'
import type { PageSource, Sources } from '../read/source-file.ts'
import type { At } from '../times/clock.ts'

/** What the thread begins with: all that pages in files of their own are judged by. */
export interface JudgedBy extends Required<Pick<Sources, 'publicFiles' | 'pictures' | 'strays'>> {
  readonly config: { readonly path: string; readonly bytes: Uint8Array }
  readonly at: At
  readonly port: MessagePort
  /** Counts what it has answered. */
  readonly answers: Int32Array
}

/** The facts that were taken, each behind the place of its file among those that were asked about. */
export type TakenFacts = readonly (readonly [index: number, facts: PageFacts])[]

/** Of some pages the facts of those of which there is nothing to say; without them where it was not to be found out there. */
export interface Answer {
  readonly part: readonly PageSource[]
  readonly facts?: ReadonlyMap<PageSource, PageFacts>
}

/** Half of what is usual: next to nothing grows old there. */
const youngest = 24

/**
 * A thread that takes facts of pages while this one does. This one works in steps, and may
 * not come to the event loop between them: so the other is asked for what it has, and its messages are taken without that.
 */
export class SecondJudge {
  private readonly port: MessagePort
  private readonly worker: Worker
  private readonly answers = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  /** What it is asked about. */
  private asked: { readonly part: readonly PageSource[]; readonly pages: readonly PageSource[] } | undefined
  private answered = 0
  private hasFailed = false

  constructor(
    code: URL,
    private readonly sources: Sources,
    at: At,
  ) {
    const { config, publicFiles, pictures = new Map(), strays = [] } = sources
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    const { path, bytes } = config
    const workerData: JudgedBy = {
      config: { path, bytes },
      ...{ publicFiles, pictures, strays, at, port: port2, answers: this.answers },
    }
    this.worker = new Worker(code, {
      workerData,
      transferList: [port2],
      resourceLimits: { maxYoungGenerationSizeMb: youngest },
    })
    // Whoever gives up judging leaves it as it is.
    this.worker.unref()
    // Then it answers nothing, and all is judged here.
    this.worker.on('error', () => {
      this.hasFailed = true
    })
  }

  get isFree(): boolean {
    return !this.asked && !this.hasFailed
  }

  judge(part: readonly PageSource[]): void {
    // What is known of the others is known here alone.
    const pages = part.filter(({ named, file }) => named && !this.sources.undecided?.has(file.path))
    this.asked = { part, pages }
    this.port.postMessage(pages.flatMap(({ named }) => named ?? []) satisfies readonly NamedFile[])
  }

  /** What has come of what it was asked; where nothing comes in so many milliseconds of waiting, it is asked no more. */
  answer(patience: number): Answer | undefined {
    if (!this.asked) return undefined
    const { part, pages } = this.asked
    if (patience > 0) Atomics.wait(this.answers, 0, this.answered, patience)
    const text: string | undefined = receiveMessageOnPort(this.port)?.message
    this.hasFailed ||= text === '' || (text === undefined && patience > 0)
    if (text === undefined && !this.hasFailed) return undefined
    this.asked = undefined
    this.answered += 1
    if (!text) return { part }
    const taken = JSON.parse(text) as TakenFacts
    return {
      part,
      facts: new Map(taken.flatMap(([index, facts]) => (pages[index] ? [[pages[index], facts] as const] : []))),
    }
  }

  end(): void {
    void this.worker.terminate()
  }
}
