import { setImmediate } from 'node:timers/promises'
import { type JudgedSite, judgeInSteps } from '../content/check.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { Pictures } from '../content/pictures/picture.ts'
import { readFrom } from '../content/read/read-from.ts'
import type { ReadFrom } from '../content/read/snapshot.ts'
import type { Sources } from '../content/read/source-file.ts'
import type { Site } from '../content/resolve/site.ts'
import type { At } from '../content/times/clock.ts'
import { secondJudge } from '../content/unknown-pages/second-judge-code.ts'
import { ContentError } from './content-error.ts'

/** What was found out of a site without errors. */
export interface Verdict {
  readonly warnings: readonly Diagnostic[]
  /** Until when time alone changes nothing. */
  readonly until: number
  readonly from: ReadFrom | undefined
}

/**
 * Judges a site while it is drawn. What is drawn is known as soon as its files fit the schema; what texts and rules say takes
 * as long again, and is found out whenever there is nothing better to do. When it is errors, that ends the build.
 */
export class Judging {
  private site: Site | null = null
  private verdict: Verdict | undefined
  private failure: unknown
  private keeping: Promise<void> | undefined
  /** Let go when all is judged: sources are large, and only mistakes refer to them. */
  private open: { readonly sources: Sources; readonly steps: ReturnType<typeof judgeInSteps> } | undefined

  readonly pictures: Pictures

  constructor(sources: Sources, at: At) {
    this.pictures = sources.pictures ?? new Map()
    const drawable = (site: Site) => {
      this.site = site
    }
    this.open = { sources, steps: judgeInSteps(sources, { at, drawable, secondJudge }) }
  }

  /**
   * What is to be drawn; no more is judged for it than has to be. Where facts tell of most pages the rest takes next to nothing:
   * then it is judged first, and who has made a mistake is told at once.
   */
  drawable(): Site {
    while (!this.site) this.step()
    const { pages } = this.site
    const isQuick = pages.filter(({ facts }) => facts).length > pages.length / 2
    while (isQuick && !this.step());
    return this.site
  }

  /** Judges on for a moment. Gives the verdict when all is judged; of errors each who asks is told. */
  step(): Verdict | undefined {
    if (this.failure !== undefined) throw this.failure
    if (!this.open) return this.verdict
    try {
      const { done, value } = this.open.steps.next()
      if (done) this.verdict = this.close(this.open.sources, value)
      return this.verdict
    } catch (error) {
      this.failure = error
      throw error
    }
  }

  /** Judges while something else is waited for. */
  async beside<T>(other: Promise<T>): Promise<T> {
    let isWaiting = true
    const settle = () => {
      isWaiting = false
    }
    other.then(settle, settle)
    while (isWaiting && !this.step()) await setImmediate()
    return other
  }

  /** Judges to the end. */
  async end(): Promise<Verdict> {
    try {
      for (;;) {
        const verdict = this.step()
        if (verdict) return verdict
      }
    } finally {
      await this.keeping
    }
  }

  private close(sources: Sources, { diagnostics, until, facts, resolve }: JudgedSite): Verdict {
    this.open = undefined
    this.keeping = sources.keepFacts?.(facts)
    // It is waited for at the end.
    this.keeping?.catch(() => {})
    this.site ??= resolve()
    if (!this.site || diagnostics.some(({ severity }) => severity === 'error'))
      throw new ContentError(diagnostics, sources)
    return { warnings: diagnostics, until, from: readFrom(sources) }
  }
}
