import { type ReactNode, useMemo, useRef, useState } from 'react'
import { isIn } from '../../content/json/pointer.ts'
import { FormContext, useForm } from './context.ts'
import { useFocusAfter } from './use-focus-after.ts'

interface Props {
  /** Whether it was added just now: later it stays what it was at first. */
  isNew: boolean
  /** What has the focus where the entry goes that had it, as by undo. */
  next(): HTMLElement | null | undefined
  children: ReactNode
}

/** An entry of a list. What is wrong in a new one is told at each field that was left, and all of it once the entry was. */
export function FreshEntry({ isNew, next, children }: Props) {
  const form = useForm()
  const own = useRef<HTMLDivElement>(null)
  useFocusAfter(own, () => next)
  const [isFresh, setFresh] = useState(isNew)
  const [left, setLeft] = useState<readonly string[]>([])
  const quiet = useMemo(
    () => ({ ...form, mistakes: form.mistakes.filter(({ pointer }) => left.some((at) => isIn(pointer, at))) }),
    [form, left],
  )
  return (
    <FormContext value={isFresh ? quiet : form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears which field is left. */}
      <div
        onBlur={({ currentTarget, target, relatedTarget }) => {
          if (!isFresh) return
          const at = target.closest<HTMLElement>('[data-field]')?.dataset.field
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFresh(false)
          else if (at !== undefined && !left.includes(at)) setLeft([...left, at])
        }}
        ref={own}
      >
        {children}
      </div>
    </FormContext>
  )
}
