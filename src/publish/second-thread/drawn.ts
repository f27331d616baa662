import type { Words } from '../../generated/words.ts'
import type * as Render from '../../render/index.ts'
import type { PlannedSection } from '../../render/plan.ts'
import type { RenderedSection } from '../../render/section.tsx'

/** All that drawing a section takes. */
export type ToDraw = Pick<PlannedSection, 'section' | 'context'>

/** The same from the text that a plan has of a section. */
export function toDraw(text: string, words: Words): ToDraw {
  const [section, own] = JSON.parse(text) as [ToDraw['section'], Omit<ToDraw['context'], 'words'>]
  return { section, context: { ...own, words } }
}

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
