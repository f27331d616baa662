import { Actions } from '../parts/action.tsx'
import { SectionIntro } from '../parts/heading.tsx'
import layout from '../parts/layout.module.css'
import { Picture } from '../parts/picture.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './hero.module.css'

export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const look = section.look ?? (section.image ? 'split' : 'centered')
  return (
    <div className={look === 'split' ? layout.split : styles.hero} data-look={look}>
      <div className={layout.words}>
        <SectionIntro section={section} />
        <Actions actions={section.actions} />
      </div>
      <Picture
        image={section.image}
        sizes={`(min-width: 75em) ${pictureWidths.hero}rem, (min-width: 46em) 45vw, 100vw`}
      />
    </div>
  )
}
