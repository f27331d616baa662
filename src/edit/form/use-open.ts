import { useState } from 'react'
import { isIn, join } from '../../content/json/pointer.ts'
import { useForm } from './context.ts'

/**
 * Of several things the one that is open, by its key: at first that with a mistake, and later the one in which a field is
 * sought. Where their names are their places, keys that stay with them keep the same one open wherever it is moved.
 */
export function useOpen<K extends string | number>(
  at: string,
  keys: readonly K[],
  names: readonly (string | number)[],
) {
  const { mistakes, sought } = useForm()
  const holder = (pointers: readonly string[]) =>
    keys.find((_, index) => pointers.some((pointer) => isIn(pointer, join(at, names[index] ?? ''))))
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
