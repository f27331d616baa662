import { useState } from 'react'
import { isIn, join } from '../../content/json/pointer.ts'
import { useForm } from './context.ts'

/** Of several things the one that is open: at first that with a mistake, and later the one in which a field is sought. */
export function useOpen<K extends string | number>(at: string, keys: readonly K[]) {
  const { mistakes, sought } = useForm()
  const holder = (pointers: readonly string[]) =>
    keys.find((key) => pointers.some((pointer) => isIn(pointer, join(at, key))))
  const [open, setOpen] = useState(() => holder(mistakes.map(({ pointer }) => pointer)))
  const [shown, setShown] = useState<string | null>(null)
  const found = sought === null ? undefined : holder([sought])
  // What is sought may come later than the wish.
  if (sought !== shown && (sought === null || found !== undefined)) {
    setShown(sought)
    if (found !== undefined) setOpen(found)
  }
  return [open, setOpen] as const
}
