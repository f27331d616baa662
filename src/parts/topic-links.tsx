import { useSection } from './context.ts'
import { addBase } from './markup.ts'
import styles from './pager.module.css'

/** Links from a list to those of its topics, and back to all of it. */
export function TopicLinks() {
  const { base, topics, words } = useSection()
  if (!topics) return null
  return (
    <nav aria-label={words.topics.name} className={styles.topics}>
      <ul className={styles.pages}>
        {topics.map(({ label, href, isHere }) => (
          <li key={href}>
            <a aria-current={isHere || undefined} className={styles.page} href={addBase(href, base)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
