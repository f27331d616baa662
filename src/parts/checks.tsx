import styles from './checks.module.css'
import { Inline } from './text.tsx'

/** Short points, each with a mark. */
export function Checks({ items }: { items: readonly string[] | undefined }) {
  if (!items) return null
  return (
    <ul className={styles.checks}>
      {items.map((item) => (
        <Inline as="li" key={item} text={item} />
      ))}
    </ul>
  )
}
