import type { PageFacts } from '../read/page-facts.ts'
import type { PageSource, Sources } from '../read/source-file.ts'
import type { Steps } from '../steps.ts'
import type { At } from '../times/clock.ts'
import { SecondJudge } from './second-judge.ts'
import { takePart } from './take-part.ts'

/**
 * Takes the facts of pages of which nothing is known yet, some pages at a time. Of those of which there is nothing to say, all
 * else is forgotten; the whole site is then judged by facts, as where they were kept. Nothing is missed: what is wrong on a page
 * itself is found beside any others, and for what is wrong with it because of others, facts are enough. A second thread judges
 * from the other end.
 */
export function* takeInParts(sources: Sources, at: At, secondJudge?: URL): Steps<void> {
  const left = [...(sources.parts ?? [])]
  const second = secondJudge && left.length > 1 ? new SecondJudge(secondJudge, sources, at) : undefined
  /** How long the second may be waited for: as two parts take here. */
  let patience = 0
  const keep = (part: readonly PageSource[], facts: ReadonlyMap<PageSource, PageFacts>) => {
    for (const [page, taken] of facts) {
      page.facts = taken
      page.forget()
    }
    // Where most have to be read anyway, it would be for nothing to judge them twice.
    if (facts.size < part.length / 2) left.length = 0
  }
  const seeToSecond = (milliseconds: number) => {
    const answer = second?.answer(milliseconds)
    if (answer?.facts) keep(answer.part, answer.facts)
    else if (answer) left.push(answer.part)
    const last = second?.isFree ? left.pop() : undefined
    if (last) second?.judge(last)
  }
  const next = () => {
    if (left.length === 0) seeToSecond(patience)
    return left.shift()
  }
  try {
    for (let part = next(); part; part = next()) {
      const begin = performance.now()
      const steps = takePart(sources, part, at)
      let step = steps.next()
      for (; !step.done; step = steps.next()) {
        seeToSecond(0)
        yield
      }
      if (!step.value) return
      keep(part, step.value)
      patience = 2 * (performance.now() - begin)
    }
  } finally {
    second?.end()
  }
}
