import { headingsOf } from '../../content/text/article-headings.ts'
import type { ArticlePart, PicturePart, QuotePart, TablePart } from '../../generated/types.ts'
import { pictureWidths } from '../../picture-width.ts'
import { useSection } from '../context.ts'
import { Picture } from '../picture.tsx'
import { Table } from '../table.tsx'
import { Inline, Prose } from '../text.tsx'
import styles from './parts.module.css'

/** What an article is made of, from top to bottom. */
export function Parts({ parts }: { parts: readonly ArticlePart[] }) {
  const { id } = useSection()
  const headings = headingsOf(parts, id)
  return parts.map((part, index) => (
    <Part
      headingIds={(headings[index] ?? []).map((heading) => heading.id)}
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and are drawn once.
      key={index}
      part={part}
    />
  ))
}

/** A text's headings get the ids. */
function Part({ part, headingIds }: { part: ArticlePart; headingIds: readonly string[] }) {
  switch (part.kind) {
    case 'text':
      return (
        <div className={styles.text} id={part.id}>
          <Prose article ids={headingIds} text={part.body} />
        </div>
      )
    case 'image':
      return <ImageFigure part={part} />
    case 'quote':
      return <Quote part={part} />
    case 'table':
      return <TableFigure part={part} />
  }
}

function ImageFigure({ part: { image, note } }: { part: PicturePart }) {
  return (
    <figure className={styles.image}>
      <Picture eager={false} image={image} sizes={`(min-width: 46em) ${pictureWidths.article}rem, 100vw`} />
      <Note text={note} />
    </figure>
  )
}

function Quote({ part: { text, note } }: { part: QuotePart }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <Inline text={text} />
      </blockquote>
      <Note text={note} />
    </figure>
  )
}

function TableFigure({ part: { heading, head, rows, note } }: { part: TablePart }) {
  return (
    <figure className={styles.table}>
      <p className={styles.heading}>{heading}</p>
      <Table head={head} name={heading} rows={rows} />
      <Note text={note} />
    </figure>
  )
}

function Note({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <figcaption className={styles.note}>
      <Inline as="span" text={text} />
    </figcaption>
  )
}
