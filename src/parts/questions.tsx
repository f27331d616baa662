import type { Question } from '../generated/types.ts'
import { useSection } from './context.ts'
import styles from './questions.module.css'
import { Prose } from './text.tsx'

/** Questions that open to their answers. Of all in the section one is open at a time: the browser sees to it. */
export function Questions({ items }: { items: readonly Question[] }) {
  const { id } = useSection()
  return (
    <div className={styles.questions}>
      {items.map(({ question, text }) => (
        <details key={question} name={id}>
          <summary>{question}</summary>
          <Prose text={text} />
        </details>
      ))}
    </div>
  )
}
