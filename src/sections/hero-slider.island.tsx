import Fade from 'embla-carousel-fade'
import { withValues } from '../agreed/with-values.ts'
import { Static } from '../browser/islands/static.tsx'
import headingStyles from '../parts/heading.module.css'
import slider from '../parts/slider.module.css'
import { useSlider, waitForFocus, waitForPointer } from '../parts/slider.ts'
import { SliderControls } from '../parts/slider-controls.tsx'
import type { SlideWords } from '../parts/words.ts'
import styles from './hero-slider.module.css'

interface Props {
  label: string
  words: SlideWords
  eyebrow: string | undefined
  slides: number
  /** The first slide's heading is that of the page. */
  title: boolean
  actions: boolean
  interval: number | undefined
}

export default function HeroSliderIsland({ label, words, eyebrow, slides, title, actions, interval }: Props) {
  const state = useSlider({ interval, loop: true, effect: Fade })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div
      aria-label={label}
      aria-roledescription={words.carousel}
      className={`${styles.stage} ${state.live ? slider.live : ''}`}
      role="group"
      {...waitForFocus(state)}
    >
      {eyebrow !== undefined && <p className={`${headingStyles.eyebrow} ${styles.eyebrow}`}>{eyebrow}</p>}
      <SliderControls className={styles.controls} pausable={interval !== undefined} slider={state} words={words}>
        <span aria-hidden="true" className={styles.counter}>
          {`${state.selected + 1} / ${slides}`}
        </span>
      </SliderControls>
      {/* Until script moves the row the arrow keys scroll it. */}
      <div
        className={`${slider.viewport} ${styles.viewport}`}
        ref={state.viewport}
        tabIndex={state.live ? undefined : 0}
        {...waitForPointer(state)}
      >
        <div className={`${slider.track} ${styles.track}`}>
          {Array.from({ length: slides }, (_, index) => (
            <Static
              aria-label={withValues(words.place, { slide: index + 1, slides })}
              aria-roledescription={words.slide}
              className={`${slider.slide} ${styles.slide}`}
              data-behind={state.live && title && index === 0 && index !== state.selected ? '' : undefined}
              index={index}
              inert={state.live && index !== state.selected && !(title && index === 0)}
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name, and never change.
              key={index}
              role="group"
            />
          ))}
        </div>
      </div>
      {actions && <Static className={styles.actions} index={slides} />}
    </div>
  )
}
