import { useEffect, useRef } from 'react'
import { became } from '../../preview/became.ts'

interface Known {
  readonly names: readonly string[]
  readonly keys: readonly number[]
}

/**
 * Keys that stay with the things of a list when these are moved, changed, or joined by others: so an open menu, or what is being
 * typed, stays with its own thing when a change arrives.
 */
export function useKeys(things: readonly unknown[]): readonly number[] {
  const known = useRef<Known>({ names: [], keys: [] })
  const names = things.map((thing) => JSON.stringify(thing))
  const keys = keysOf(known.current, names)
  known.current = { names, keys }
  return keys
}

/** The key of what comes next. */
export function nextKey(keys: readonly number[]): number {
  return Math.max(-1, ...keys) + 1
}

/** Such keys; a thing that is followed gets the focus once it has moved, or has come, unless somebody has gone elsewhere by then. */
export function useLastingKeys(
  things: readonly unknown[],
  focus: (index: number, isNew: boolean) => void,
): {
  keys: readonly number[]
  /** Of what was asked for a while ago it is said what had the focus then. */
  follow(index: number, asker?: Element): void
} {
  const followed = useRef<{ key: number; isNew: boolean; from: Element | null }>(undefined)
  // Since then somebody may have gone on.
  const left = useRef(false)
  useEffect(() => {
    const see = (event: Event) => {
      if (event.type === 'pointerdown' || (event instanceof KeyboardEvent && event.key === 'Tab')) left.current = true
    }
    document.addEventListener('keydown', see, true)
    document.addEventListener('pointerdown', see, true)
    return () => {
      document.removeEventListener('keydown', see, true)
      document.removeEventListener('pointerdown', see, true)
    }
  }, [])
  const keys = useKeys(things)
  const order = keys.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what this waits for.
  useEffect(() => {
    if (followed.current === undefined) return
    const { key, isNew, from } = followed.current
    followed.current = undefined
    if (isStill(from, left.current)) focus(keys.indexOf(key), isNew)
  }, [order])
  return {
    keys,
    follow: (index, asker) => {
      const key = keys[index]
      if (!asker) left.current = false
      followed.current = {
        key: key ?? nextKey(keys),
        isNew: key === undefined,
        from: asker ?? document.activeElement,
      }
    },
  }
}

/** Whether the focus is where it was. What was a menu or a dialog gives it back as it goes, which is not what somebody does. */
function isStill(from: Element | null, hasLeft: boolean): boolean {
  const { activeElement } = document
  if (activeElement === document.body || activeElement === from) return true
  return !hasLeft && from?.closest('[role="menu"], [role="dialog"]') != null
}

function keysOf({ names, keys }: Known, now: readonly string[]): number[] {
  const kept = new Map(became(names, now).flatMap((at, index) => (at === undefined ? [] : [[at, keys[index]]])))
  let next = nextKey(keys)
  return now.map((_, index) => kept.get(index) ?? next++)
}
