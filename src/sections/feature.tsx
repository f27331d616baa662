import { Actions } from '../parts/action.tsx'
import { Checks } from '../parts/checks.tsx'
import { SectionIntro } from '../parts/heading.tsx'
import layout from '../parts/layout.module.css'
import { Picture, windowHeight } from '../parts/picture.tsx'
import { Prose } from '../parts/text.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'

export function Feature({ section }: { section: SectionOf<'feature'> }) {
  const { eyebrow, heading, body, points, image, side = 'right', actions } = section
  return (
    <div className={layout.split} data-side={side}>
      <div className={`${layout.words} ${layout.start}`}>
        <SectionIntro section={{ eyebrow, heading }} />
        <Prose text={body} />
        <Checks items={points} />
        <Actions actions={actions} />
      </div>
      <Picture
        highest={windowHeight}
        image={image}
        sizes={`(min-width: 75em) ${pictureWidths.feature}rem, (min-width: 46em) 45vw, 100vw`}
      />
    </div>
  )
}
