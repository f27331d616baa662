import { Actions } from '../parts/action.tsx'
import { Card, CardLink } from '../parts/card.tsx'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import layout from '../parts/layout.module.css'
import { usualColumns } from '../parts/layout.ts'
import { Picture } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import type { SectionOf } from './definition.ts'
import styles from './tile-grid.module.css'

type Section = SectionOf<'tile-grid'>

export function TileGrid({ section }: { section: Section }) {
  const { items, look = 'cards', columns = look === 'list' ? 2 : usualColumns(items.length), actions } = section
  return (
    <>
      <SectionIntro section={section} />
      <ul className={layout.grid} data-columns={columns} data-look={look}>
        {items.map((item) => (
          <Tile item={item} key={item.heading} section={section} />
        ))}
      </ul>
      <Actions actions={actions} />
    </>
  )
}

function Tile({ item, section }: { item: Section['items'][number]; section: Section }) {
  const level = useItemLevel(section)
  const { colors, icon, image, figure, heading, text, note, link } = item
  const list = section.look === 'list'
  return (
    <Card as="li" className={styles.tile} colors={colors}>
      <Picture className={styles.image} image={image} sizes="(min-width: 62em) 25rem, (min-width: 48em) 50vw, 100vw" />
      <Icon badge={!list} name={icon ?? (list && !image ? 'check' : undefined)} />
      <Heading level={level}>
        {figure !== undefined && <span className={styles.figure}>{`${figure} `}</span>}
        {heading}
      </Heading>
      <Inline className={styles.text} text={text} />
      <Inline className={styles.note} text={note} />
      <CardLink link={link} />
    </Card>
  )
}
