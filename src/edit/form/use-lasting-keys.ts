import { useEffect, useRef } from 'react'
import { became } from '../../preview/became.ts'

interface Known {
  readonly names: readonly string[]
  readonly keys: readonly number[]
}

/**
 * Keys that stay with the things of a list when these are moved, changed, or joined by others: so an open menu, or what is being
 * typed, stays with its own thing when a change arrives. A thing that is followed gets the focus once it has moved, or has come,
 * unless somebody has gone elsewhere by then.
 */
export function useLastingKeys(
  things: readonly unknown[],
  focus: (index: number, isNew: boolean) => void,
): { keys: readonly number[]; follow(index: number): void } {
  const known = useRef<Known>({ names: [], keys: [] })
  const followed = useRef<{ key: number; isNew: boolean; from: Element | null }>(undefined)
  const names = things.map((thing) => JSON.stringify(thing))
  const keys = keysOf(known.current, names)
  known.current = { names, keys }
  const order = keys.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what this waits for.
  useEffect(() => {
    if (followed.current === undefined) return
    const { key, isNew, from } = followed.current
    followed.current = undefined
    if (isStill(from)) focus(keys.indexOf(key), isNew)
  }, [order])
  return {
    keys,
    follow: (index) => {
      const key = keys[index]
      followed.current = {
        key: key ?? Math.max(-1, ...keys) + 1,
        isNew: key === undefined,
        from: document.activeElement,
      }
    },
  }
}

/** Whether the focus is where it was. What was a menu or a dialog has given it back as it went. */
function isStill(from: Element | null): boolean {
  const { activeElement } = document
  return (
    activeElement === document.body || activeElement === from || from?.closest('[role="menu"], [role="dialog"]') != null
  )
}

function keysOf({ names, keys }: Known, now: readonly string[]): number[] {
  const kept = new Map(became(names, now).flatMap((at, index) => (at === undefined ? [] : [[at, keys[index]]])))
  let last = Math.max(-1, ...keys)
  return now.map((_, index) => kept.get(index) ?? ++last)
}
