import { Actions } from '../parts/action.tsx'
import { SectionIntro } from '../parts/heading.tsx'
import layout from '../parts/layout.module.css'
import { Picture, windowHeight } from '../parts/picture.tsx'
import { pictureWidths } from '../picture-width.ts'
import styles from './call-to-action.module.css'
import type { SectionOf } from './definition.ts'

export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  const { actions, image, look = 'band' } = section
  const invitation = (
    <>
      <SectionIntro section={section} />
      <Actions actions={actions} />
    </>
  )
  const picture = (
    <Picture
      highest={look === 'inset' ? undefined : windowHeight}
      image={image}
      sizes={`(min-width: 75em) ${pictureWidths['call-to-action']}rem, (min-width: 46em) 45vw, 100vw`}
    />
  )
  if (!image || look === 'slim' || look === 'centered')
    return (
      <div className={styles.panel} data-look={look}>
        {picture}
        {invitation}
      </div>
    )
  return (
    <div className={`${styles.panel} ${layout.split}`} data-look={look}>
      <div className={layout.words}>{invitation}</div>
      {picture}
    </div>
  )
}
