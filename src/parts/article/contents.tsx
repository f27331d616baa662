import { type ArticleHeading, headingsOf } from '../../content/text/article-headings.ts'
import type { ArticlePart } from '../../generated/types.ts'
import { useSection } from '../context.ts'
import styles from './contents.module.css'

/** Links to the headings of an article: folded above it, or beside it where there is room. One of the two is shown. */
export function Contents({ parts }: { parts: readonly ArticlePart[] }) {
  const section = useSection()
  const { contents } = section.words.article
  const headings = listed(parts, section.id)
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

/** Whether an article has such a list. */
export function hasContents(parts: readonly ArticlePart[]): boolean {
  return listed(parts, '').length > 0
}

/** The headings in the list: of the larger of two steps. One alone is no choice. */
function listed(parts: readonly ArticlePart[], id: string): ArticleHeading[] {
  const headings = headingsOf(parts, id).flat()
  const largest = Math.min(...headings.map(({ level }) => level))
  const found = headings.filter(({ level }) => level === largest)
  return found.length > 1 ? found : []
}
