import type * as Render from '../render/index.ts'
import type { PlannedSection } from '../render/plan.ts'
import type { RenderedSection } from '../render/section.tsx'

/** All that drawing a section takes. Plain data: another thread can be handed it. */
export type ToDraw = Pick<PlannedSection, 'section' | 'context'>

/** What came of sections, in their order: how they are drawn, or why they could not be. */
export type Drawn = readonly (RenderedSection | Error)[]

/** Draws sections; one that fails does not keep the others from it. */
export function drawAll({ renderSection }: Pick<typeof Render, 'renderSection'>, sections: readonly ToDraw[]): Drawn {
  return sections.map(({ section, context }) => {
    try {
      return renderSection(section, context)
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  })
}
