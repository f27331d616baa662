import { headingsOf } from '../../content/text/article-headings.ts'
import type { ArticlePart, ImagePart, QuotePart, TablePart } from '../../generated/types.ts'
import { pictureWidths } from '../../picture-width.ts'
import { useSection } from '../context.ts'
import { Picture } from '../picture.tsx'
import { Inline, Prose } from '../text.tsx'
import styles from './parts.module.css'

interface Props<P extends ArticlePart> {
  part: P
  /** Of a table's heading. */
  id: string
}

/** What an article is made of, from top to bottom. */
export function Parts({ parts }: { parts: readonly ArticlePart[] }) {
  const { id } = useSection()
  const headings = headingsOf(parts, id)
  return parts.map((part, index) => (
    <Part
      headingIds={(headings[index] ?? []).map((heading) => heading.id)}
      // No heading's id has two hyphens.
      id={`${id}--${index + 1}`}
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and are drawn once.
      key={index}
      part={part}
    />
  ))
}

/** A text's headings get the ids. */
function Part({ part, id, headingIds }: Props<ArticlePart> & { headingIds: readonly string[] }) {
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
      return <Table id={id} part={part} />
  }
}

function ImageFigure({ part: { image, note } }: { part: ImagePart }) {
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

function Table({ part: { heading, head, rows, note }, id }: Props<TablePart>) {
  return (
    <figure className={styles.table}>
      <p className={styles.heading} id={id}>
        {heading}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls sideways has to be reached by the keyboard, and sections are those of the page. */}
      <div aria-labelledby={id} className={styles.scroll} role="region" tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {head.map((words) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <Row cells={cells} key={cells.join('|')} />
            ))}
          </tbody>
        </table>
      </div>
      <Note text={note} />
    </figure>
  )
}

/** The first cell says what the others are about. */
function Row({ cells: [name, ...cells] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        <Inline as="span" text={name} />
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are what their columns are, and two may say the same.
        <td key={index}>
          <Inline as="span" text={cell} />
        </td>
      ))}
    </tr>
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
