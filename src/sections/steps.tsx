import { Actions } from '../parts/action.tsx'
import { Card } from '../parts/card.tsx'
import { useSection } from '../parts/context.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import layout from '../parts/layout.module.css'
import { usualColumns } from '../parts/layout.ts'
import { Picture } from '../parts/picture.tsx'
import { Prose } from '../parts/text.tsx'
import type { SectionOf } from './definition.ts'
import styles from './steps.module.css'

type Section = SectionOf<'steps'>
type Step = Section['items'][number]

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
      {section.items.map(({ id, heading, text, icon, colors, image }) => (
        <Card as="li" colors={colors} id={id} key={heading}>
          <Mark icon={icon} />
          <Heading level={level}>{heading}</Heading>
          <Prose text={text} />
          <Picture image={image} sizes="(min-width: 62em) 15rem, 50vw" />
        </Card>
      ))}
    </ol>
  )
}

/** Long steps with links to them at the side, or above them where there is no room. */
function Guide({ section: { heading, items } }: { section: Section }) {
  const section = useSection()
  const level = useItemLevel({ heading })
  const ids = items.map(({ id }, index) => id ?? `${section.id}-step-${index + 1}`)
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
        {items.map(({ heading, text, icon, colors, image }, index) => (
          <Card as="li" className={styles.step} colors={colors} id={ids[index]} key={heading}>
            <Mark icon={icon} />
            <Heading level={level}>{heading}</Heading>
            <Prose text={text} />
            <Picture image={image} sizes="(min-width: 62em) 24rem, 100vw" />
          </Card>
        ))}
      </ol>
    </div>
  )
}

/** The step's number, which the style sheet counts, and its icon. */
function Mark({ icon }: { icon: Step['icon'] }) {
  return (
    <div className={styles.mark}>
      <Icon badge name={icon} />
    </div>
  )
}
