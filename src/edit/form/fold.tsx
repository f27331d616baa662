import { Badge } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { isIn } from '../../content/json/pointer.ts'
import { useForm } from './context.ts'
import styles from './fold.module.css'
import { countIn, isErrorIn } from './mistakes.tsx'

interface Props {
  at: string
  label: string
  /** What can be done with it, beside its name. */
  actions?: ReactNode
  children: ReactNode
  /** What lies in it, where that is several things beside others. */
  of?: readonly string[]
  isOpenAtFirst?: boolean
  onOpen?: (now: boolean) => void
  /** Whether it is open, where somebody else decides. */
  open?: boolean
  onToggle?: () => void
}

/** A part of a form that opens and closes, and says how much is wrong in it. */
export function Fold({
  at,
  label,
  actions,
  children,
  of = [at],
  isOpenAtFirst = false,
  onOpen,
  open,
  onToggle,
}: Props) {
  const id = useId()
  const { mistakes, sought } = useForm()
  const wrong = of.reduce((sum, place) => sum + countIn(mistakes, place), 0)
  const [own, setOwn] = useState(wrong > 0 || isOpenAtFirst)
  const [shown, setShown] = useState<string | null>(null)
  if (sought !== shown) {
    setShown(sought)
    if (sought !== null && of.some((place) => isIn(sought, place))) setOwn(true)
  }
  const isOpen = open ?? own
  function toggle() {
    setOwn(!own)
    onOpen?.(!own)
  }
  return (
    <div className={styles.fold} data-at={at} data-open={isOpen}>
      <div className={styles.head}>
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className={styles.name}
          data-fold={at}
          onClick={onToggle ?? toggle}
          type="button"
        >
          <span aria-hidden="true" className={styles.sign} />
          <span className={styles.label} dir="auto" id={`${id}-name`}>
            {label}
          </span>
          {wrong > 0 && (
            <Badge
              circle
              className={styles.wrong}
              data-severity={of.some((place) => isErrorIn(mistakes, place)) ? 'error' : 'warning'}
              size="sm"
            >
              {wrong}
              <span className="visually-hidden"> to mend</span>
            </Badge>
          )}
        </button>
        {actions}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own. */}
      <div aria-labelledby={`${id}-name`} className={styles.body} hidden={!isOpen} id={id} role="group">
        {isOpen && children}
      </div>
    </div>
  )
}
