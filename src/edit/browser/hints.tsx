import { Button, CloseButton, Text } from '@mantine/core'
import { useState } from 'react'
import styles from './hints.module.css'
import { keepAt, keptAt } from './kept.ts'

/** What is said of each author's first minute, and never again. */
const hints = [
  'Click what you want to change: on the page, or in the outline beside it. Its words are in the form.',
  'What you do is saved at once. Undo goes back step by step, also tomorrow.',
  'What does not fit yet is counted above, and told where it stands. The key ? lists all keys.',
] as const

const place = 'sectile-edit-hints'

/** How the editor works, in three lines that take no room from anything else for long. */
export function Hints() {
  // Where the browser keeps nothing they are never told: better than always.
  const [at, setAt] = useState(() => (keptAt(place) === null ? 0 : hints.length))
  const hint = hints[at]
  if (hint === undefined) return null
  function go(next: number) {
    if (next === hints.length) keepAt(place, 'seen')
    setAt(next)
  }
  return (
    <section aria-label="First steps" className={styles.hints}>
      <Text className={styles.words} role="status" size="sm">
        <span className={styles.count}>
          {at + 1} of {hints.length}
        </span>
        {hint}
      </Text>
      <Button onClick={() => go(at + 1)} size="compact-sm" variant="default">
        {at + 1 === hints.length ? 'Begin' : 'Next'}
      </Button>
      <CloseButton aria-label="No more hints" onClick={() => go(hints.length)} />
    </section>
  )
}
