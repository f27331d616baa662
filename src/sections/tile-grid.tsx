import type { Item } from '../generated/types.ts'
import { Actions } from '../parts/action.tsx'
import { Card, CardLink } from '../parts/card.tsx'
import { SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { ItemHeading, ItemWords } from '../parts/item.tsx'
import layout from '../parts/layout.module.css'
import { Pager } from '../parts/pager.tsx'
import { Picture } from '../parts/picture.tsx'
import { TopicLinks } from '../parts/topic-links.tsx'
import { pictureWidth, tileColumns } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './tile-grid.module.css'

type Section = SectionOf<'tile-grid'>

export function TileGrid({ section }: { section: Section }) {
  const { items, look = 'cards', actions } = section
  return (
    <>
      <SectionIntro section={section} />
      <TopicLinks />
      <ul
        className={look === 'cards' ? `${layout.grid} ${layout.breakout}` : layout.grid}
        data-columns={tileColumns(section)}
        data-look={look}
      >
        {items.map((item) => (
          <Tile item={item} key={item.heading} section={section} />
        ))}
      </ul>
      <Pager />
      <Actions actions={actions} />
    </>
  )
}

function Tile({ item, section }: { item: Item; section: Section }) {
  const { id, tone, icon, image, link } = item
  const list = section.look === 'list'
  return (
    <Card as="li" className={styles.tile} id={id} tone={tone}>
      <Picture
        className={styles.image}
        image={image}
        sizes={`(min-width: 62em) ${pictureWidth(section)}rem, (min-width: 48em) 50vw, 100vw`}
      />
      <Icon badge={!list} name={icon ?? (list && !image ? 'check' : undefined)} />
      <ItemHeading item={item} level={useItemLevel(section)} />
      <ItemWords item={item} />
      <CardLink link={link} />
    </Card>
  )
}
