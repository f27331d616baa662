import { SectionIntro } from '../parts/heading.tsx'
import { Picture, windowHeight } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { personWidth, pictureWidth } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './quote.module.css'

type Section = SectionOf<'quote'>

export function Quote({ section }: { section: Section }) {
  const { eyebrow, text, name, note, image, result, look = 'large' } = section
  return (
    <figure className={styles.quote}>
      {look === 'portrait' && (
        <Picture
          className={styles.portrait}
          highest={windowHeight}
          image={image}
          sizes={`(min-width: 46em) ${pictureWidth(section)}rem, 12rem`}
        />
      )}
      <SectionIntro section={{ eyebrow }} />
      <blockquote className={styles.words}>
        <Inline text={text} />
      </blockquote>
      <figcaption className={styles.who}>
        {look === 'large' && <Picture className={styles.face} image={image} sizes={`${personWidth}rem`} />}
        <div>
          <p className={styles.name}>{name}</p>
          <Inline className={styles.note} text={note} />
        </div>
        <Result result={result} />
      </figcaption>
    </figure>
  )
}

function Result({ result }: { result: Section['result'] }) {
  if (!result) return null
  return (
    <p className={styles.result}>
      <strong>{result.figure}</strong> <Inline as="span" text={result.text} />
    </p>
  )
}
