import { Badge } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from './context.ts'
import styles from './fold.module.css'
import { countIn, isErrorIn, isIn } from './mistakes.tsx'

interface Props {
  at: string
  label: string
  /** What can be done with it, beside its name. */
  actions?: ReactNode
  children: ReactNode
  /** Whether it is open, where somebody else decides. */
  open?: boolean
  onToggle?: () => void
}

/** A part of a form that opens and closes, and says how much is wrong in it. */
export function Fold({ at, label, actions, children, open, onToggle }: Props) {
  const id = useId()
  const { mistakes, sought } = useForm()
  const wrong = countIn(mistakes, at)
  const [own, setOwn] = useState(wrong > 0)
  const [shown, setShown] = useState<string | null>(null)
  if (sought !== shown) {
    setShown(sought)
    if (sought !== null && isIn(sought, at)) setOwn(true)
  }
  const isOpen = open ?? own
  return (
    <div className={styles.fold} data-at={at} data-open={isOpen}>
      <div className={styles.head}>
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className={styles.name}
          data-fold={at}
          onClick={onToggle ?? (() => setOwn(!own))}
          type="button"
        >
          <span aria-hidden="true" className={styles.sign} />
          <span className={styles.label}>{label}</span>
          {wrong > 0 && (
            <Badge
              circle
              className={styles.wrong}
              data-severity={isErrorIn(mistakes, at) ? 'error' : 'warning'}
              size="sm"
            >
              {wrong}
              <span className="visually-hidden"> to mend</span>
            </Badge>
          )}
        </button>
        {actions}
      </div>
      <div className={styles.body} hidden={!isOpen} id={id}>
        {isOpen && children}
      </div>
    </div>
  )
}
