import { useSection } from '../parts/context.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Island } from '../parts/island.tsx'
import { JsonData } from '../parts/json-data.tsx'
import layout from '../parts/layout.module.css'
import { unlinkedHtml } from '../parts/markup.ts'
import { Questions } from '../parts/questions.tsx'
import AccordionIsland from './accordion.island.tsx'
import styles from './accordion.module.css'
import type { SectionOf } from './definition.ts'

type Section = SectionOf<'accordion'>

export function Accordion({ section }: { section: Section }) {
  const [first, ...others] = section.groups
  return (
    <>
      {others.length > 0 ? (
        <Groups section={section} />
      ) : (
        <div className={layout.beside}>
          <SectionIntro section={section} />
          {first && <Questions items={first.items} />}
        </div>
      )}
      {section.forSearch && <JsonData data={questionPage(section)} />}
    </>
  )
}

function questionPage({ groups }: Section): Record<string, unknown> {
  const questions = groups.flatMap(({ items }) => items)
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: unlinkedHtml(text, 'prose').trim() },
    })),
  }
}

/** Several groups of questions, with a row of buttons to choose one. */
function Groups({ section }: { section: Section }) {
  const { id } = useSection()
  const level = useItemLevel(section)
  const groups = section.groups.map(({ label = '', items }) => ({ label, items }))
  return (
    <>
      <SectionIntro section={section} />
      <Island
        component={AccordionIsland}
        props={{ id, label: section.label ?? section.heading ?? '', groups: groups.map(({ label }) => label) }}
        statics={groups.map(({ label, items }) => (
          <>
            {/* Seen where no button says it: without script. */}
            <Heading className={styles.label} level={level}>
              {label}
            </Heading>
            <Questions items={items} />
          </>
        ))}
      />
    </>
  )
}
