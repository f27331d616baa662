import type { Question } from '../generated/types.ts'
import choice from '../parts/choice.module.css'
import { useSection } from '../parts/context.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Island } from '../parts/island.tsx'
import { JsonData } from '../parts/json-data.tsx'
import layout from '../parts/layout.module.css'
import { unlinkedHtml } from '../parts/markup.ts'
import { Pager } from '../parts/pager.tsx'
import { Questions } from '../parts/questions.tsx'
import { TopicLinks } from '../parts/topic-links.tsx'
import { AccordionGroups } from './accordion.island.tsx'
import styles from './accordion.module.css'
import type { SectionOf } from './definition.ts'

type Section = SectionOf<'accordion'>

export function Accordion({ section }: { section: Section }) {
  return (
    <>
      {section.groups ? (
        <Groups groups={section.groups} section={section} />
      ) : (
        <div className={layout.beside}>
          <SectionIntro section={section} />
          <div>
            <TopicLinks />
            <Questions items={section.items ?? []} />
            <Pager />
          </div>
        </div>
      )}
      {section.forSearch && <JsonData data={questionPage(section)} />}
    </>
  )
}

function questionPage({ items = [], groups = [] }: Section): Record<string, unknown> {
  const questions = [...items, ...groups.flatMap((group) => group.items)]
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: question.heading,
      acceptedAnswer: { '@type': 'Answer', text: answerTo(question) },
    })),
  }
}

/** The answer as visitors read it: a line that begins like a list is none. */
function answerTo({ text, body, points }: Question): string {
  const line = (words: string, tag: 'p' | 'li') => `<${tag}>${unlinkedHtml(words, 'inline')}</${tag}>`
  return [
    text && line(text, 'p'),
    body && unlinkedHtml(body, 'prose').trim(),
    points && `<ul>\n${points.map((point) => line(point, 'li')).join('\n')}\n</ul>`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Several groups of questions, with a row of buttons to choose one. */
function Groups({ section, groups }: { section: Section; groups: NonNullable<Section['groups']> }) {
  const { id, words } = useSection()
  const level = useItemLevel(section)
  return (
    <>
      <SectionIntro section={section} />
      <Island
        component={AccordionGroups}
        props={{
          id,
          label: section.labels?.choices ?? section.heading ?? words.choices.choose,
          groups: groups.map(({ label }) => label),
        }}
        statics={groups.map(({ label, items }) => (
          <>
            {/* Seen where no button says it: without script. */}
            <Heading className={`${choice.label} ${styles.label}`} level={level}>
              {label}
            </Heading>
            <Questions items={items} />
          </>
        ))}
      />
    </>
  )
}
