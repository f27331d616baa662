import { VisuallyHidden } from '@mantine/core'
import { many } from '../../many.ts'
import type { Mistake } from '../agreed.ts'
import styles from './count.module.css'

/** How much is wrong: "2 error", "1 warning"; empty where nothing is. As a text it is easily found to be the same. */
export type Wrong = `${number} ${'error' | 'warning'}` | ''

/** Mistakes count; warnings where there are none. */
export function wrongOf({ errors, warnings }: { errors: number; warnings: number }): Wrong {
  if (errors > 0) return `${errors} error`
  return warnings > 0 ? `${warnings} warning` : ''
}

/** All of them, as mistakes where one of them is one. */
export function counted(mistakes: readonly Mistake[]): Wrong {
  const wrong = mistakes.filter(({ severity }) => severity !== 'notice')
  if (wrong.length === 0) return ''
  return `${wrong.length} ${wrong.some(({ severity }) => severity === 'error') ? 'error' : 'warning'}`
}

/** How much is wrong, as a number in a ring. */
export function Count({ wrong }: { wrong: Wrong }) {
  if (wrong === '') return null
  const [count, severity] = wrong.split(' ')
  return (
    <span className={styles.count} data-severity={severity}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{many(Number(count), severity === 'error' ? 'mistake' : 'warning')}</VisuallyHidden>
    </span>
  )
}
