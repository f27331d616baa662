import { partId } from '../agreed/part-id.ts'
import type { Item } from '../generated/types.ts'
import { Actions } from '../parts/action.tsx'
import { Card } from '../parts/card.tsx'
import { useSection } from '../parts/context.ts'
import { type Level, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { ItemHeading, ItemLink, ItemWords } from '../parts/item.tsx'
import layout from '../parts/layout.module.css'
import { Picture, windowHeight } from '../parts/picture.tsx'
import { pictureWidth, usualColumns } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './steps.module.css'

type Section = SectionOf<'steps'>

export function Steps({ section }: { section: Section }) {
  return (
    <>
      <SectionIntro section={section} />
      {section.look === 'guide' ? <Guide section={section} /> : <Row section={section} />}
      <Actions actions={section.actions} />
    </>
  )
}

function Row({ section }: { section: Section }) {
  const level = useItemLevel(section)
  return (
    <ol className={`${layout.grid} ${styles.steps}`} data-columns={usualColumns(section.items.length)}>
      {section.items.map((item) => (
        <Step
          id={item.id}
          item={item}
          key={item.heading}
          level={level}
          sizes={`(min-width: 62em) ${pictureWidth(section)}rem, 50vw`}
        />
      ))}
    </ol>
  )
}

/** Long steps with links to them at the side, or above them where there is no room. */
function Guide({ section }: { section: Section }) {
  const { heading, items } = section
  const { id } = useSection()
  const level = useItemLevel({ heading })
  const ids = items.map((item, index) => item.id ?? partId(id, `step-${index + 1}`))
  return (
    <div className={styles.guide}>
      <nav aria-label={heading} className={styles.nav}>
        <ol className={styles.steps}>
          {items.map((item, index) => (
            <li key={item.heading}>
              <a href={`#${ids[index]}`}>{item.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={styles.steps}>
        {items.map((item, index) => (
          <Step
            className={styles.step}
            id={ids[index]}
            item={item}
            key={item.heading}
            level={level}
            sizes={`(min-width: 62em) ${pictureWidth(section)}rem, 100vw`}
          />
        ))}
      </ol>
    </div>
  )
}

interface StepProps {
  item: Item
  id: string | undefined
  level: Level
  sizes: string
  className?: string | undefined
}

function Step({ item, id, level, sizes, className }: StepProps) {
  return (
    <Card as="li" className={className} id={id} tone={item.tone}>
      {/* The step's number, which the style sheet counts, and its icon. */}
      <div className={styles.mark}>
        <Icon badge name={item.icon} />
      </div>
      <ItemHeading item={item} level={level} />
      <ItemWords item={item} />
      <ItemLink link={item.link} />
      <Picture highest={windowHeight} image={item.image} sizes={sizes} />
    </Card>
  )
}
