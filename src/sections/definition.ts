import type { ReactNode } from 'react'
import type { Section } from '../generated/types.ts'

export type SectionType = Section['type']
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>

/** When an island is hydrated, if the visitor does not touch it before. */
export type When = 'idle' | 'visible' | 'intent'

/** What the renderer knows of a type. */
export interface SectionDefinition<T extends SectionType> {
  /** Draws the section on the server, as a function of its data alone. */
  readonly component: (props: { section: SectionOf<T> }) => ReactNode
  /** The section needs script, always or with some contents: TYPE.island.tsx (for React) or TYPE.browser.ts has it. */
  readonly island?: When | ((section: SectionOf<T>) => When | undefined)
  /** The component draws up to the edges of the window, not within the page's column. */
  readonly wide?: true
}
