import type { ReactNode, RefObject } from 'react'
import { useFocusAfter } from '../form/use-focus-after.ts'
import styles from './form-pane.module.css'

interface Props {
  pane: RefObject<HTMLDivElement | null>
  shows?: string
  children: ReactNode
}

/** The ground of a form. When it goes, who was in it is at the name of what comes, marked by "data-form-name". */
export function Pane({ pane, shows, children }: Props) {
  useFocusAfter(pane, () => () => document.querySelector<HTMLElement>('[data-form-name]'))
  return (
    <div className={styles.pane} data-shows={shows} ref={pane}>
      {children}
    </div>
  )
}
