import { Fragment } from 'react'
import { withValues } from '../../agreed/with-values.ts'
import { dayInWords } from '../../content/day-in-words.ts'
import type { Person } from '../../generated/types.ts'
import { personWidth } from '../../picture-width.ts'
import { useSection } from '../context.ts'
import { addBase } from '../markup.ts'
import { Picture } from '../picture.tsx'
import { Inline } from '../text.tsx'
import styles from './byline.module.css'

/** Who wrote an article and when, and how many minutes it takes; nothing where its page is none. */
export function Byline({ minutes }: { minutes: number }) {
  const { article, words } = useSection()
  if (article?.published === undefined) return null
  const { published, updated, author } = article
  return (
    <div className={styles.byline}>
      {author && (
        <>
          <Face person={author} />
          <div>
            <p className={styles.name}>{author.name}</p>
            <Inline className={styles.note} text={author.note} />
          </div>
        </>
      )}
      <ul>
        <li>
          <Day day={published} />
        </li>
        {updated !== undefined && (
          <li>
            <DayIn day={updated} sentence={words.article.updated} />
          </li>
        )}
        <li>{withValues(words.article.readingTime, { minutes })}</li>
      </ul>
    </div>
  )
}

/** Some words on the author, at the end of an article. */
export function AuthorBox() {
  const { article, base, words } = useSection()
  const author = article?.author
  if (author?.text === undefined) return null
  const { name, note, text, href } = author
  return (
    <div className={styles.author}>
      <Face person={author} />
      <div>
        <p className={styles.label}>{words.article.author}</p>
        <p className={styles.name}>{href === undefined ? name : <a href={addBase(href, base)}>{name}</a>}</p>
        <Inline className={styles.note} text={note} />
        <Inline className={styles.text} text={text} />
      </div>
    </div>
  )
}

function Face({ person: { image } }: { person: Person }) {
  return <Picture className={styles.face} eager={false} image={image} sizes={`${personWidth}rem`} />
}

/** A day in the language of the site. */
function Day({ day }: { day: string }) {
  const { language } = useSection()
  return <time dateTime={day}>{dayInWords(day, language)}</time>
}

/** A sentence with a day in it. */
function DayIn({ sentence, day }: { sentence: string; day: string }) {
  const [first, ...others] = sentence.split('{day}')
  return (
    <>
      {first}
      {others.map((rest) => (
        <Fragment key={rest}>
          <Day day={day} />
          {rest}
        </Fragment>
      ))}
    </>
  )
}
