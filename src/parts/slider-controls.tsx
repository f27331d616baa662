import type { KeyboardEvent, ReactNode } from 'react'
import { direction } from '../browser/islands/direction.ts'
import styles from './slider.module.css'
import type { Slider } from './slider.ts'
import type { SlideWords } from './words.ts'

interface Props {
  slider: Slider
  words: SlideWords
  /** Slides that move on their own can be stopped. */
  pausable: boolean
  arrows?: boolean
  className?: string | undefined
  /** What stands between the arrows, or after them. */
  children?: ReactNode
}

/** The buttons of a slider; the arrow keys work on all of them. */
export function SliderControls({ slider, words, pausable, arrows = true, className = '', children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const [back, on] = direction() === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    if (event.key === back) slider.previous()
    else if (event.key === on) slider.next()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons in it.
    <div className={`${styles.controls} ${className}`} onKeyDown={onKeyDown}>
      {pausable && (
        <Control label={slider.plays ? words.pause : words.play} onClick={slider.toggle}>
          <path d={slider.plays ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
        </Control>
      )}
      {arrows && (
        <Control disabled={!slider.hasPrevious} label={words.previous} onClick={slider.previous}>
          <path className={styles.way} d="M15 5l-7 7 7 7" />
        </Control>
      )}
      {children}
      {arrows && (
        <Control disabled={!slider.hasNext} label={words.next} onClick={slider.next}>
          <path className={styles.way} d="M9 5l7 7-7 7" />
        </Control>
      )}
      {/* What has moved only is nothing new to a screen reader. */}
      <p aria-live={slider.moving ? 'off' : 'polite'} className="visually-hidden">
        {slider.news}
      </p>
    </div>
  )
}

interface ControlProps {
  label: string
  onClick: () => void
  disabled?: boolean
  children: ReactNode
}

function Control({ label, onClick, disabled, children }: ControlProps) {
  return (
    // It keeps the focus when it has nothing more to do, which "disabled" would take away.
    <button
      aria-disabled={disabled || undefined}
      aria-label={label}
      className={styles.control}
      onClick={onClick}
      type="button"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24">
        {children}
      </svg>
    </button>
  )
}
