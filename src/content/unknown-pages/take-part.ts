import type { ContentPage } from '../judge/content.ts'
import { judgePart } from '../judge/judge-content.ts'
import type { PageFacts } from '../read/page-facts.ts'
import type { PageSource, Sources } from '../read/source-file.ts'
import { runRules } from '../rules/run.ts'
import { drawSources } from '../sources/draw.ts'
import type { Steps } from '../steps.ts'
import { surveyInSteps } from '../survey/survey.ts'
import { factsToKeep } from '../survey/take-facts.ts'
import type { At } from '../times/clock.ts'

/** The facts of those of some pages of which there is nothing to say; undefined where the site is none to be judged. */
export function* takePart(
  sources: Sources,
  part: readonly PageSource[],
  at: At,
): Steps<ReadonlyMap<PageSource, PageFacts> | undefined> {
  const judged = judgePart(sources, part, at)
  const site = judged.content && (yield* surveyInSteps(drawSources(judged.content)))
  if (!site) return undefined
  const told = new Set<ContentPage>()
  for (const [file, more] of yield* runRules(site, told)) judged.problems.add(file, more)
  return yield* factsToKeep(sources, judged, site, told)
}
