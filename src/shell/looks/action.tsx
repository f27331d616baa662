import type { Action } from '../../generated/types.ts'
import { LinkButton } from '../../parts/action.tsx'
import styles from './action.module.css'

interface Props {
  action: Action
  base: string
  /** There it has room beside the name of the site. */
  onPhones: boolean
}

/** The one button of the bar. */
export function BarAction({ action, base, onPhones }: Props) {
  return (
    <div className={onPhones ? styles.bar : `${styles.bar} ${styles.wide}`}>
      <LinkButton action={action} base={base} look={action.look ?? 'solid'} />
    </div>
  )
}
