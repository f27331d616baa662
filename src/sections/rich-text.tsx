import { SectionIntro } from '../parts/heading.tsx'
import layout from '../parts/layout.module.css'
import { Picture } from '../parts/picture.tsx'
import { Prose } from '../parts/text.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './rich-text.module.css'

export function RichText({ section: { eyebrow, heading, image, body } }: { section: SectionOf<'rich-text'> }) {
  return (
    <div className={layout.beside}>
      <SectionIntro section={{ eyebrow, heading }} />
      <div className={styles.text}>
        <Picture
          className={styles.image}
          image={image}
          sizes={`(min-width: 62em) ${pictureWidths['rich-text']}rem, 100vw`}
        />
        <Prose article text={body} />
      </div>
    </div>
  )
}
