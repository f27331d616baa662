import type { Item } from '../generated/types.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { ItemLink, ItemName } from '../parts/item.tsx'
import { Picture } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { pictureWidth, timelineColumns } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './timeline.module.css'

type Section = SectionOf<'timeline'>

export function Timeline({ section }: { section: Section }) {
  const { look = 'line', items } = section
  return (
    <>
      <SectionIntro section={section} />
      <ol
        className={styles.timeline}
        data-columns={look === 'columns' ? timelineColumns(section) : undefined}
        data-look={look}
      >
        {items.map((item) => (
          <Moment item={item} key={item.heading} section={section} />
        ))}
      </ol>
    </>
  )
}

/** When, what and, where there is one, its picture. The style sheet draws the line and its marks. */
function Moment({ item, section }: { item: Item; section: Section }) {
  const { id, eyebrow, text, link, image } = item
  return (
    <li id={id}>
      <p className={styles.when}>{eyebrow}</p>
      <div className={styles.what}>
        <Heading level={useItemLevel(section)}>
          <ItemName item={item} />
        </Heading>
        <Inline text={text} />
        <ItemLink link={link} />
      </div>
      <Picture highest="30rem" image={image} sizes={`(min-width: 62em) ${pictureWidth(section)}rem, 100vw`} />
    </li>
  )
}
