import type { CSSProperties } from 'react'
import { Actions } from '../parts/action.tsx'
import { SectionIntro } from '../parts/heading.tsx'
import layout from '../parts/layout.module.css'
import { Picture, windowHeight } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { heroLook, pictureWidth } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './hero.module.css'

type Section = SectionOf<'hero'>

export function Hero({ section }: { section: Section }) {
  const look = heroLook(section)
  const leads = look === 'figure'
  const beside = look === 'bleed' ? 50 : 45
  return (
    <div className={look === 'split' ? layout.split : styles.hero} data-look={look}>
      <div className={layout.words}>
        <SectionIntro section={section} />
        <Actions actions={section.actions} />
        {!leads && <Figure section={section} />}
      </div>
      {leads && <Figure section={section} />}
      <Picture
        highest={look === 'split' || look === 'compact' ? windowHeight : undefined}
        image={section.image}
        sizes={`(min-width: 75em) ${pictureWidth(section)}rem, (min-width: 46em) ${beside}vw, 100vw`}
      />
    </div>
  )
}

/** A number and what it counts: as wide as its column where it leads, a line below the buttons elsewhere. */
function Figure({ section: { figure, note } }: { section: Section }) {
  if (figure === undefined && note === undefined) return null
  return (
    <div className={styles.figure} style={{ '--letters': figure?.length } as CSSProperties}>
      {figure !== undefined && <p className={styles.number}>{figure}</p>}
      <Inline className={styles.note} text={note} />
    </div>
  )
}
