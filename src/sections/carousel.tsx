import { partId } from '../agreed/part-id.ts'
import { Actions } from '../parts/action.tsx'
import { Card } from '../parts/card.tsx'
import { useSection } from '../parts/context.ts'
import { SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { Island } from '../parts/island.tsx'
import { ItemHeading, ItemLink, ItemNote, ItemWords } from '../parts/item.tsx'
import layout from '../parts/layout.module.css'
import { Picture } from '../parts/picture.tsx'
import { Inline, Prose } from '../parts/text.tsx'
import { pictureWidth, seenAtOnce } from '../picture-width.ts'
import CarouselIsland from './carousel.island.tsx'
import styles from './carousel.module.css'
import type { SectionOf } from './definition.ts'

type Section = SectionOf<'carousel'>

export function Carousel({ section }: { section: Section }) {
  const { first, words } = useSection()
  const { highlights: _, ...ofSlider } = words.slider
  const { heading, items, interval, loop, arrows, dots, aside } = section
  return (
    <>
      <SectionIntro section={section} />
      <div className={aside ? styles.layout : `${styles.layout} ${layout.breakout}`} data-aside={aside && ''}>
        <Island
          component={CarouselIsland}
          props={{
            label: heading,
            words: ofSlider,
            cards: items.length,
            visible: seenAtOnce(section),
            interval,
            loop,
            arrows,
            dots,
          }}
          statics={items.map((item, index) => (
            <Slide eager={first && index < seenAtOnce(section)} item={item} key={item.heading} section={section} />
          ))}
        />
        {aside && <Aside aside={aside} />}
      </div>
    </>
  )
}

function Slide({ item, section, eager }: { item: Section['items'][number]; section: Section; eager: boolean }) {
  const { id, words } = useSection()
  const { labels } = section
  const { body, note, ...rest } = item
  return (
    <Card className={styles.card} id={item.id} tone={item.tone}>
      <Picture
        eager={eager}
        className={styles.image}
        image={item.image}
        sizes={`(min-width: 62em) ${pictureWidth(section)}rem, (min-width: 48em) 50vw, 100vw`}
      />
      <div className={styles.body}>
        <div className={styles.words}>
          <Icon badge name={item.icon} />
          <ItemHeading item={item} level={useItemLevel(section)} />
          <ItemWords item={rest} />
        </div>
        <ItemNote note={note} />
        {body !== undefined && (
          // The name makes them one group: the browser closes the one that was open.
          <details className={styles.more} name={partId(id, 'more')}>
            <summary>
              <span>{labels?.more ?? words.card.more}</span>
              <span>{labels?.less ?? words.card.less}</span>
              <span className="visually-hidden">: {item.heading}</span>
            </summary>
            <Prose text={body} />
          </details>
        )}
        <ItemLink link={item.link} />
      </div>
    </Card>
  )
}

function Aside({ aside }: { aside: NonNullable<Section['aside']> }) {
  return (
    <div className={styles.aside}>
      <div className={styles.fact}>
        <p className={styles.label}>{aside.heading}</p>
        <Inline text={aside.text} />
      </div>
      <Actions actions={aside.actions} />
      <Inline className={styles.banner} text={aside.note} />
    </div>
  )
}
