import { type RefObject, useEffect, useRef } from 'react'
import { join } from '../../content/json/pointer.ts'
import type { Operation } from '../../content/operations/operations.ts'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { blank, entryWord, nameOf } from './edits.ts'
import { useComing } from './use-coming.ts'
import { useLastingKeys } from './use-lasting-keys.ts'

interface Entries {
  readonly entries: readonly unknown[]
  readonly keys: readonly number[]
  /** What one of them is called. */
  readonly one: string
  readonly isFull: boolean
  /** For the button that adds: what had the focus goes with the last entry. */
  readonly button: RefObject<HTMLButtonElement | null>
  titleOf(index: number): string
  /** Whether it was added here, and not only shown. */
  isNew(index: number): boolean
  add(): void
  /** Whether it could be moved. */
  move(from: number, to: number): boolean
  remove(index: number): void
  put(title: string, operation: Operation): void
}

/** The entries of a list and what can be done to them. A new one is there at once. */
export function useEntries(
  { field, label, value, at, change }: ControlProps,
  focus: (index: number, isNew: boolean) => void,
): Entries {
  const { send, say, variables } = useForm()
  const [entries, setComing] = useComing(Array.isArray(value) ? (value as unknown[]) : [])
  const { keys, follow } = useLastingKeys(entries, focus)
  const added = useRef({ from: 0, to: 0 })
  const button = useRef<HTMLButtonElement>(null)
  const wasLast = useRef(false)
  useEffect(() => {
    if (entries.length === 0 && wasLast.current) button.current?.focus()
    wasLast.current = false
  }, [entries.length])
  const { entry, schema, required } = field
  const one = entryWord(label)
  const isFull = schema.maxItems !== undefined && entries.length >= schema.maxItems
  const titleOf = (index: number) => nameOf(entries[index], `${one} ${index + 1}`, variables)
  function put(title: string, operation: Operation): void {
    send(title, [operation])
    say(title)
  }
  return {
    entries,
    keys,
    one,
    isFull,
    button,
    titleOf,
    put,
    isNew: (index) => index >= added.current.from && index < added.current.to,
    add() {
      const next = value === undefined ? (blank(field) as unknown[]) : [...entries, entry ? blank(entry) : '']
      if (value === undefined) change(next, `Added “${label}”`)
      else send(`Added to “${label}”`, [{ op: 'insert', at: join(at, '-'), value: next.at(-1) }])
      added.current = { from: entries.length, to: next.length }
      follow(entries.length)
      setComing(next)
    },
    move(from, to) {
      if (to < 0 || to >= entries.length) return false
      send(`Moved “${titleOf(from)}” ${to < from ? 'up' : 'down'}`, [
        { op: 'move', at: join(at, from), to: join(at, to) },
      ])
      say(`${titleOf(from)} is now ${to + 1} of ${entries.length}.`)
      follow(from)
      return true
    },
    remove(index) {
      if (entries.length === 1) wasLast.current = true
      else follow(index === entries.length - 1 ? index - 1 : index + 1)
      if (entries.length === 1 && !required) change(undefined, `Removed “${label}”`)
      else send(`Removed “${titleOf(index)}”`, [{ op: 'remove', at: join(at, index) }])
      say(`${titleOf(index)} is removed. Undo brings it back.`)
    },
  }
}
