import { AuthorBox, Byline } from '../parts/article/byline.tsx'
import { Contents } from '../parts/article/contents.tsx'
import { Neighbours } from '../parts/article/neighbours.tsx'
import { Parts } from '../parts/article/parts.tsx'
import { readingTime } from '../parts/article/reading-time.ts'
import { useSection } from '../parts/context.ts'
import { SectionIntro } from '../parts/heading.tsx'
import { Picture } from '../parts/picture.tsx'
import { leadWidth } from '../picture-width.ts'
import styles from './article.module.css'
import type { SectionOf } from './definition.ts'

export function Article({ section }: { section: SectionOf<'article'> }) {
  const { first, article } = useSection()
  const { eyebrow, heading, text, parts } = section
  return (
    <article className={article?.published === undefined ? styles.article : `${styles.article} ${styles.dated}`}>
      <div className={styles.head}>
        <SectionIntro section={{ eyebrow, heading, text }} />
        <Byline minutes={readingTime(`${heading ?? ''} ${text ?? ''}`, parts)} />
      </div>
      <Picture
        className={styles.picture}
        // Further down, something else shows it at the top of the page.
        image={first ? article?.image : undefined}
        sizes={`(min-width: 46em) ${leadWidth}rem, 100vw`}
      />
      <div className={styles.side}>
        <Contents parts={parts} />
      </div>
      <div className={styles.parts}>
        <Parts parts={parts} />
      </div>
      <div className={styles.end}>
        <AuthorBox />
        <Neighbours />
      </div>
    </article>
  )
}
