import type { Item } from '../generated/types.ts'
import { SectionIntro } from '../parts/heading.tsx'
import { ItemLink, ItemName } from '../parts/item.tsx'
import { Picture } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './logos.module.css'

export function Logos({ section: { eyebrow, heading, items } }: { section: SectionOf<'logos'> }) {
  return (
    <div className={styles.logos}>
      <SectionIntro section={{ eyebrow, heading }} />
      <ul className={styles.strip} data-columns={abreast(items.length)}>
        {items.map((item) => (
          <Mark item={item} key={item.heading} />
        ))}
      </ul>
    </div>
  )
}

/** How many stand in a row: six at most, and no row is much shorter than the others. */
function abreast(items: number): number {
  return Math.ceil(items / Math.ceil(items / 6))
}

function Mark({ item }: { item: Item }) {
  const { id, image, note, link } = item
  return (
    <li id={id}>
      <Picture
        whole
        className={styles.picture}
        image={image}
        sizes={`(min-width: 62em) ${pictureWidths.logos}rem, 40vw`}
      />
      <strong className={image ? styles.heard : styles.name}>
        <ItemName item={item} />
      </strong>
      <Inline className={styles.note} text={note} />
      <ItemLink className={styles.link} link={link} />
    </li>
  )
}
