import { type PageLink, useSection } from '../context.ts'
import { addBase } from '../markup.ts'
import styles from './neighbours.module.css'

/** Links to the articles that were published before and after this one. */
export function Neighbours() {
  const { article, words } = useSection()
  const { previous, next } = article ?? {}
  if (!previous && !next) return null
  return (
    <nav aria-label={words.article.others} className={styles.neighbours}>
      {previous && <Neighbour label={words.article.previous} link={previous} rel="prev" />}
      {next && <Neighbour label={words.article.next} link={next} rel="next" />}
    </nav>
  )
}

function Neighbour({ link, label, rel }: { link: PageLink; label: string; rel: 'prev' | 'next' }) {
  const { base } = useSection()
  return (
    <a href={addBase(link.href, base)} rel={rel}>
      <span>{label}</span> <strong>{link.label}</strong>
    </a>
  )
}
