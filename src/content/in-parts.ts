import type { ContentPage } from './judge/content.ts'
import { judgePart } from './judge/judge-content.ts'
import type { Sources } from './read/source-file.ts'
import { runRules } from './rules/run.ts'
import { drawSources } from './sources/draw.ts'
import type { Steps } from './steps.ts'
import { surveyInSteps } from './survey/survey.ts'
import { factsToKeep } from './survey/take-facts.ts'
import type { At } from './times/clock.ts'

/**
 * Takes the facts of pages of which nothing is known yet, some pages at a time, and forgets what else is in those of which there
 * is nothing to say: then the whole site is judged by facts, as where they were kept. What a page is told for what stands on it, it is told
 * beside any others; what it is told for what is elsewhere, facts tell.
 */
export function* takeInParts(sources: Sources, at: At): Steps<void> {
  for (const part of sources.parts ?? []) {
    yield
    const judged = judgePart(sources, part, at)
    const site = judged.content && (yield* surveyInSteps(drawSources(judged.content)))
    if (!site) return
    const told = new Set<ContentPage>()
    for (const [file, more] of yield* runRules(site, undefined, told)) judged.problems.add(file, more)
    const taken = yield* factsToKeep(sources, judged, site, told)
    for (const [source, facts] of taken) {
      source.facts = facts
      source.forget()
    }
    // Where most have to be read anyway, it would be for nothing to judge them twice.
    if (taken.size < part.length / 2) return
  }
}
