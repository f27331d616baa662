import { Text, Title } from '@mantine/core'
import type { AnswerValue, LeadDetail } from '../agreed/staff-api.ts'
import styles from './lead.module.css'
import { timeText } from './times.ts'
import { words } from './words.ts'

/** What a visitor wrote and agreed to. All of it is text, whatever it looks like. */
export function Answers({ lead: { answers, consents } }: { lead: LeadDetail }) {
  return (
    <section className={styles.block}>
      <Title order={2} size="h4">
        {words.lead.answers}
      </Title>
      <dl className={styles.facts}>
        {answers.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{answerText(value)}</dd>
          </div>
        ))}
      </dl>
      {consents.length > 0 && (
        <>
          <Title order={2} size="h4">
            {words.lead.consents}
          </Title>
          <ul className={styles.list}>
            {consents.map(({ field, text, version, at }) => (
              <li key={field}>
                {text}
                <Text c="dimmed" size="sm">
                  {timeText(at)} · {words.lead.version} {version}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function answerText(value: AnswerValue): string {
  if (typeof value === 'boolean') return value ? words.lead.yes : words.lead.no
  return (typeof value === 'string' ? value : value.join('\n')) || words.lead.empty
}
