import { useEffect, useRef } from 'react'
import { withValues } from '../agreed/with-values.ts'
import { Static } from '../browser/islands/static.tsx'
import slider from '../parts/slider.module.css'
import { type Slider, useSlider, waitForFocus, waitForPointer } from '../parts/slider.ts'
import { SliderControls } from '../parts/slider-controls.tsx'
import type { CarouselWords } from '../parts/words.ts'
import styles from './carousel.module.css'

interface Props {
  label: string
  words: CarouselWords
  cards: number
  visible: number
  interval: number | undefined
  loop: boolean | undefined
  arrows: boolean | undefined
  dots: boolean | undefined
}

export default function CarouselIsland(props: Props) {
  const { label, words, cards, visible, interval, loop, arrows = true, dots = true } = props
  const state = useSlider({ interval, loop, visible })
  const root = useWaitForReading(state)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div
      aria-label={label}
      aria-roledescription={words.carousel}
      className={`${styles.carousel} ${state.live ? slider.live : ''}`}
      data-cards={cards}
      data-visible={visible}
      ref={root}
      role="group"
      {...waitForFocus(state)}
    >
      <SliderControls
        arrows={arrows}
        className={styles.controls}
        pausable={interval !== undefined}
        slider={state}
        words={words}
      >
        {dots && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
          <div aria-label={words.chooseSlide} className={styles.dots} data-loop={loop || undefined} role="group">
            {indexes(cards).map((index) => (
              <button
                aria-current={index === state.selected || undefined}
                aria-label={withValues(words.goTo, { slide: index + 1 })}
                key={index}
                onClick={() => state.goTo(index)}
                type="button"
              />
            ))}
          </div>
        )}
      </SliderControls>
      {/* Until script moves the row the arrow keys scroll it. */}
      <div
        className={slider.viewport}
        ref={state.viewport}
        tabIndex={state.live ? undefined : 0}
        {...waitForPointer(state)}
      >
        <div className={`${slider.track} ${styles.row}`}>
          {indexes(cards).map((index) => (
            <Static
              aria-label={withValues(words.place, { slide: index + 1, slides: cards })}
              aria-roledescription={words.slide}
              className={`${slider.slide} ${styles.slide}`}
              index={index}
              key={index}
              role="group"
            />
          ))}
        </div>
      </div>
    </div>
  )
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Cards do not move on while further text is open in one. */
function useWaitForReading({ wait }: Slider) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const look = () => wait('reading', element.querySelector('details[open]') !== null)
    look()
    element.addEventListener('toggle', look, true)
    return () => element.removeEventListener('toggle', look, true)
  }, [wait])
  return root
}
