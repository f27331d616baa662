import { Actions, TextLink } from '../parts/action.tsx'
import { useSection } from '../parts/context.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { Island } from '../parts/island.tsx'
import { Picture } from '../parts/picture.tsx'
import { Inline, Prose } from '../parts/text.tsx'
import { words } from '../parts/words.ts'
import CarouselIsland from './carousel.island.tsx'
import styles from './carousel.module.css'
import type { SectionOf } from './definition.ts'

type Section = SectionOf<'carousel'>

export function Carousel({ section }: { section: Section }) {
  const { first } = useSection()
  const { heading, items, interval, loop, arrows, dots, aside } = section
  return (
    <>
      <SectionIntro section={section} />
      <div className={styles.layout} data-aside={aside && ''}>
        <Island
          component={CarouselIsland}
          props={{ label: heading, cards: items.length, visible: seenAtOnce(section), interval, loop, arrows, dots }}
          statics={items.map((item, index) => (
            <Card eager={first && index < seenAtOnce(section)} item={item} key={item.heading} section={section} />
          ))}
        />
        {aside && <Aside aside={aside} />}
      </div>
    </>
  )
}

function seenAtOnce({ visible = 3, items }: Section): number {
  return Math.min(visible, items.length)
}

function Card({ item, section, eager }: { item: Section['items'][number]; section: Section; eager: boolean }) {
  const { id } = useSection()
  const { moreLabel = words.viewMore, lessLabel = words.viewLess, aside } = section
  const width = Math.round((aside ? 44 : 75) / seenAtOnce(section))
  return (
    <div className={styles.card}>
      <Picture
        eager={eager}
        className={styles.image}
        image={item.image}
        sizes={`(min-width: 62em) ${width}rem, (min-width: 48em) 50vw, 100vw`}
      />
      <div className={styles.body}>
        <Icon badge name={item.icon} />
        <Heading level={useItemLevel(section)}>{item.heading}</Heading>
        <Inline className={styles.text} text={item.text} />
        {item.more !== undefined && (
          // The name makes them one group: the browser closes the one that was open.
          <details className={styles.more} name={`${id}-more`}>
            <summary>
              <span>{moreLabel}</span>
              <span>{lessLabel}</span>
              <span className="visually-hidden">: {item.heading}</span>
            </summary>
            <Prose text={item.more} />
          </details>
        )}
        {item.link && <TextLink link={item.link} />}
      </div>
    </div>
  )
}

function Aside({ aside }: { aside: NonNullable<Section['aside']> }) {
  return (
    <div className={styles.aside}>
      <div className={styles.fact}>
        <p className={styles.label}>{aside.label}</p>
        <Inline text={aside.text} />
      </div>
      <Actions actions={aside.actions} />
      {aside.banner !== undefined && <p className={styles.banner}>{aside.banner}</p>}
    </div>
  )
}
