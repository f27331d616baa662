import { SectionIntro } from '../parts/heading.tsx'
import { Table as Rows } from '../parts/table.tsx'
import { Inline } from '../parts/text.tsx'
import type { SectionOf } from './definition.ts'
import styles from './table.module.css'

export function Table({ section }: { section: SectionOf<'table'> }) {
  const { heading, head, rows, note } = section
  return (
    <>
      <SectionIntro section={section} />
      <div className={styles.table}>
        <Rows head={head} name={heading} rows={rows} />
      </div>
      <Inline className={styles.note} text={note} />
    </>
  )
}
