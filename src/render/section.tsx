import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import type { Section } from '../generated/types.ts'
import { type SectionContext, SectionContextProvider } from '../parts/context.ts'
import tone from '../parts/tone.module.css'
import type { When } from '../sections/definition.ts'
import { sections } from '../sections/index.ts'
import styles from './section.module.css'

/** The HTML of one section: a function of its two arguments and of nothing else. */
export function renderSection(section: Section, context: SectionContext): string {
  const { island, wide, component } = sections[section.type]
  // The registry maps every type to the component for that type, which TypeScript cannot follow through a look-up.
  const Component = component as FunctionComponent<{ section: Section }>
  const when = typeof island === 'function' ? (island as (section: Section) => When | undefined)(section) : island
  const html = renderToString(
    <SectionContextProvider value={context}>
      <section
        className={section.tone ? `${styles.section} ${tone.toned}` : styles.section}
        data-draft={section.draft}
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
    </SectionContextProvider>,
    { identifierPrefix: `${context.id}-` },
  )
  // React puts preloads before the section; the document's head has a better one, which knows of formats.
  return html.replace(/^(<link[^>]*>)+/, '')
}
