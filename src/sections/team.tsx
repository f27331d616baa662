import type { Item } from '../generated/types.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { initials } from '../parts/initials.ts'
import { ItemLink, ItemName } from '../parts/item.tsx'
import { Picture } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { memberColumns, pictureWidth } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './team.module.css'

type Section = SectionOf<'team'>

export function Team({ section }: { section: Section }) {
  const { look = 'portraits', items } = section
  return (
    <>
      <SectionIntro section={section} />
      <ul
        className={styles.team}
        data-columns={look === 'portraits' ? memberColumns(items.length) : undefined}
        data-look={look}
      >
        {items.map((item) => (
          <Member item={item} key={item.heading} section={section} />
        ))}
      </ul>
    </>
  )
}

function Member({ item, section }: { item: Item; section: Section }) {
  const { id, image, heading = '', note, text, link } = item
  const small = section.look === 'list' ? '6rem' : '45vw'
  return (
    <li className={styles.member} id={id}>
      {image ? (
        <Picture
          className={styles.face}
          image={image}
          sizes={`(min-width: 46em) ${pictureWidth(section)}rem, ${small}`}
        />
      ) : (
        <div aria-hidden="true" className={styles.face}>
          {initials(heading)}
        </div>
      )}
      <div className={styles.words}>
        <Heading level={useItemLevel(section)}>
          <ItemName item={item} />
        </Heading>
        <Inline className={styles.role} text={note} />
        <Inline className={styles.text} text={text} />
        <ItemLink link={link} />
      </div>
    </li>
  )
}
