import { useSection } from '../context.ts'
import styles from './contents.module.css'
import type { ArticleHeading } from './headings.ts'

/** Links to the headings of an article: folded above it, or beside it where there is room. One of the two is shown. */
export function Contents({ headings }: { headings: readonly ArticleHeading[] }) {
  const { contents } = useSection().words.article
  if (headings.length === 0) return null
  const list = (
    <ol>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={contents} className={styles.contents}>
      <details className={styles.above}>
        <summary>{contents}</summary>
        {list}
      </details>
      <div className={styles.beside}>
        <p>{contents}</p>
        {list}
      </div>
    </nav>
  )
}
