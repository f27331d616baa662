import { Actions } from '../parts/action.tsx'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { ItemLink, ItemName } from '../parts/item.tsx'
import layout from '../parts/layout.module.css'
import { Picture, useNarrowed, windowHeight } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { pictureWidth, usualColumns } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './media.module.css'

export function Media({ section }: { section: SectionOf<'media'> }) {
  const { image, frame = 'none', items, look = 'beside', actions } = section
  const level = useItemLevel(section)
  const below = look === 'below'
  const narrowed = useNarrowed(image, frame === 'phone' ? undefined : windowHeight)
  return (
    <div className={styles.media} data-frame={frame} data-look={look}>
      <SectionIntro section={section} />
      <div className={styles.frame}>
        <div className={styles.stage} style={narrowed}>
          <Picture
            className={styles.image}
            image={image}
            sizes={`(min-width: 62em) ${pictureWidth(section)}rem, 100vw`}
          />
          {/* What they mean stands in the list; those who do not see the picture need no numbers. */}
          {items.map(({ heading, spot }, index) => (
            <span
              aria-hidden="true"
              className={styles.mark}
              key={heading}
              style={spot && { left: `${spot.x}%`, top: `${spot.y}%` }}
            >
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <ol
        className={below ? `${styles.list} ${layout.grid}` : styles.list}
        data-columns={below ? usualColumns(items.length) : undefined}
      >
        {items.map((item) => (
          <li className={styles.item} id={item.id} key={item.heading}>
            <Heading level={level}>
              <ItemName item={item} />
            </Heading>
            <Inline text={item.text} />
            <ItemLink link={item.link} />
          </li>
        ))}
      </ol>
      <Actions actions={actions} />
    </div>
  )
}
