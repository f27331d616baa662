import { Actions } from '../parts/action.tsx'
import { useSection } from '../parts/context.ts'
import headingStyles from '../parts/heading.module.css'
import { Heading } from '../parts/heading.tsx'
import { Island } from '../parts/island.tsx'
import { Picture } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import HeroSliderIsland from './hero-slider.island.tsx'
import styles from './hero-slider.module.css'

export function HeroSlider({ section: { eyebrow, items, actions, interval } }: { section: SectionOf<'hero-slider'> }) {
  const { level, first, words } = useSection()
  const { highlights, chooseSlide: _, goTo: __, ...ofSlider } = words.slider
  return (
    <Island
      component={HeroSliderIsland}
      props={{
        label: eyebrow ?? highlights,
        words: ofSlider,
        eyebrow,
        slides: items.length,
        title: level === 1,
        actions: actions !== undefined,
        interval,
      }}
      statics={[
        ...items.map(({ heading, text, image }, index) => (
          <>
            <div className={styles.words}>
              {/* Only one heading of a page is its h1. */}
              <Heading level={index === 0 ? level : 2}>{heading}</Heading>
              <Inline className={`${headingStyles.lead} ${styles.text}`} text={text} />
            </div>
            <div className={styles.art}>
              <Picture
                eager={first && index === 0}
                image={image}
                sizes={`(min-width: 62em) ${pictureWidths['hero-slider']}rem, 100vw`}
              />
            </div>
          </>
        )),
        <Actions actions={actions} key="actions" />,
      ]}
    />
  )
}
