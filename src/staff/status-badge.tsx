import type { Status } from '../agreed/staff-api.ts'
import styles from './status-badge.module.css'
import { words } from './words.ts'

/** What became of a lead; the word says it, the colour only helps. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={styles.badge} data-status={status}>
      {words.status[status]}
    </span>
  )
}
