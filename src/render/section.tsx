import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import type { Section } from '../generated/types.ts'
import { type EagerPicture, type Rendering, RenderingProvider, type SectionContext } from '../parts/context.ts'
import tone from '../parts/tone.module.css'
import type { When } from '../sections/definition.ts'
import { sections } from '../sections/index.ts'
import { marksIn } from './drawn-rules.ts'
import styles from './section.module.css'

/** A section's HTML, and what a page has to know of it: told while it is drawn, so that nobody looks for it in the HTML. */
export interface RenderedSection {
  readonly html: string
  readonly facts: SectionFacts
}

/** Plain data: it is stored beside the HTML. */
export interface SectionFacts {
  /** When the script of the section's type is loaded, where it needs one. */
  readonly island?: When | undefined
  /** The pictures that load at once, in the order in which they are drawn. */
  readonly eager: readonly EagerPicture[]
  /** The arrangements and classes that its styles are needed for. */
  readonly marks: string
}

/** One section: a function of its two arguments and of nothing else. */
export function renderSection(section: Section, context: SectionContext): RenderedSection {
  const { island, wide, component } = sections[section.type]
  // The registry maps every type to the component for that type, which TypeScript cannot follow through a look-up.
  const Component = component as FunctionComponent<{ section: Section }>
  const when = typeof island === 'function' ? (island as (section: Section) => When | undefined)(section) : island
  const rendering: Rendering = { context, eager: [] }
  const html = renderToString(
    <RenderingProvider value={rendering}>
      <section
        className={section.tone ? `${styles.section} ${tone.toned}` : styles.section}
        data-draft={section.draft || undefined}
        data-island={when && section.type}
        data-section={section.type}
        data-tone={section.tone}
        data-when={when}
        id={context.id}
      >
        {wide ? (
          <Component section={section} />
        ) : (
          <div className={styles.column}>
            <Component section={section} />
          </div>
        )}
      </section>
    </RenderingProvider>,
    { identifierPrefix: `${context.id}-` },
  )
  return { html, facts: { island: when, eager: rendering.eager, marks: marksIn(html) } }
}
