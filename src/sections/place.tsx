import { Actions } from '../parts/action.tsx'
import { SectionIntro } from '../parts/heading.tsx'
import layout from '../parts/layout.module.css'
import { callHref } from '../parts/phone.ts'
import { Picture, windowHeight } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './place.module.css'

export function Place({ section }: { section: SectionOf<'place'> }) {
  const { image, address, phone, items, actions } = section
  return (
    <div className={layout.split} data-side="left">
      <div className={layout.words}>
        <SectionIntro section={section} />
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {phone !== undefined && <a href={callHref(phone)}>{phone}</a>}
        </address>
        {items && (
          <dl className={styles.hours}>
            {items.map(({ heading, text }) => (
              <div key={heading}>
                <dt>{heading}</dt>
                <dd>
                  <Inline as="span" text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Actions actions={actions} />
      </div>
      <Picture
        highest={windowHeight}
        image={image}
        sizes={`(min-width: 75em) ${pictureWidths.place}rem, (min-width: 46em) 50vw, 100vw`}
      />
    </div>
  )
}
