import type { Action } from '../../generated/types.ts'
import { LinkButton } from '../../parts/action.tsx'
import styles from './action.module.css'

/** The one button of the bar. */
export function BarAction({ action, base }: { action: Action; base: string }) {
  return (
    <div className={styles.bar}>
      <LinkButton action={action} base={base} look={action.look ?? 'solid'} />
    </div>
  )
}
