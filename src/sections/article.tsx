import { AuthorBox, Byline } from '../parts/article/byline.tsx'
import { Contents } from '../parts/article/contents.tsx'
import { contentsOf, headingsOf } from '../parts/article/headings.ts'
import { Neighbours } from '../parts/article/neighbours.tsx'
import { Part } from '../parts/article/part.tsx'
import { readingTime } from '../parts/article/reading-time.ts'
import { useSection } from '../parts/context.ts'
import { SectionIntro } from '../parts/heading.tsx'
import { Picture } from '../parts/picture.tsx'
import { pictureWidths } from '../picture-width.ts'
import styles from './article.module.css'
import type { SectionOf } from './definition.ts'

export function Article({ section }: { section: SectionOf<'article'> }) {
  const { id, article } = useSection()
  const { eyebrow, heading, text, parts } = section
  const headings = headingsOf(parts, id)
  return (
    <article className={styles.article}>
      <div className={styles.head}>
        <SectionIntro section={{ eyebrow, heading, text }} />
      </div>
      <div className={styles.side}>
        <Byline minutes={readingTime(`${heading ?? ''} ${text ?? ''}`, parts)} />
        <Contents headings={contentsOf(headings.flat())} />
      </div>
      <Picture
        className={styles.picture}
        image={article?.image}
        sizes={`(min-width: 46em) ${pictureWidths.article}rem, 100vw`}
      />
      <div className={styles.parts}>
        {parts.map((part, index) => (
          <Part
            headingIds={(headings[index] ?? []).map((heading) => heading.id)}
            id={`${id}-${index + 1}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and are drawn once.
            key={index}
            part={part}
          />
        ))}
      </div>
      <div className={styles.end}>
        <AuthorBox />
        <Neighbours />
      </div>
    </article>
  )
}
