import { AuthorBox, Byline } from '../parts/article/byline.tsx'
import { Contents } from '../parts/article/contents.tsx'
import { Neighbours } from '../parts/article/neighbours.tsx'
import { Parts } from '../parts/article/parts.tsx'
import { readingTime } from '../parts/article/reading-time.ts'
import { useSection } from '../parts/context.ts'
import { SectionIntro } from '../parts/heading.tsx'
import { Picture } from '../parts/picture.tsx'
import { pictureWidths } from '../picture-width.ts'
import styles from './article.module.css'
import type { SectionOf } from './definition.ts'

export function Article({ section }: { section: SectionOf<'article'> }) {
  const { first, article } = useSection()
  const { eyebrow, heading, text, parts } = section
  return (
    <article className={styles.article}>
      <div className={styles.head}>
        <SectionIntro section={{ eyebrow, heading, text }} />
      </div>
      <div className={styles.side}>
        <Byline minutes={readingTime(`${heading ?? ''} ${text ?? ''}`, parts)} />
        <Contents parts={parts} />
      </div>
      <Picture
        className={styles.picture}
        // Further down, something else shows it at the top of the page.
        image={first ? article?.image : undefined}
        sizes={`(min-width: 46em) ${pictureWidths.article}rem, 100vw`}
      />
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
