import { bentoSpans, type Span } from '../bento.ts'
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
import { drawnWidth, tileColumns } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './tile-grid.module.css'

type Section = SectionOf<'tile-grid'>

/** Tiles with an edge go on beyond the column in large windows; words without one keep to it. */
const classes = {
  cards: `${layout.grid} ${layout.breakout}`,
  bento: `${styles.bento} ${layout.breakout}`,
  open: layout.grid,
  list: layout.grid,
} as const

export function TileGrid({ section }: { section: Section }) {
  const { items, look = 'cards', actions } = section
  const spans = look === 'bento' ? bentoSpans(items.length) : []
  return (
    <>
      <SectionIntro section={section} />
      <TopicLinks />
      <ul className={classes[look]} data-columns={look === 'bento' ? undefined : tileColumns(section)} data-look={look}>
        {items.map((item, index) => (
          <Tile item={item} key={item.heading} section={section} span={spans[index]} />
        ))}
      </ul>
      <Pager />
      <Actions actions={actions} />
    </>
  )
}

function Tile({ item, section, span }: { item: Item; section: Section; span: Span }) {
  const { id, tone, icon, image, link } = item
  const list = section.look === 'list'
  return (
    <Card as="li" className={styles.tile} id={id} span={span} tone={tone}>
      <Picture
        className={styles.image}
        image={image}
        sizes={`(min-width: 62em) ${Math.round(drawnWidth(section, image))}rem, (min-width: 48em) 50vw, 100vw`}
      />
      <Icon badge={!list} name={icon ?? (list && !image ? 'check' : undefined)} />
      <ItemHeading item={item} level={useItemLevel(section)} />
      <ItemWords item={item} />
      <CardLink link={link} />
    </Card>
  )
}
