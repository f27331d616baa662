import { useEffect, useRef } from 'react'
import { became } from '../../preview/became.ts'

interface Known {
  readonly names: readonly string[]
  readonly keys: readonly number[]
}

/**
 * Keys that stay with the things of a list when these are moved, changed, or joined by others: so an open menu, or what is being
 * typed, stays with its own thing when a change arrives. A thing that is followed gets the focus once it has moved, or has come.
 */
export function useLastingKeys(
  things: readonly unknown[],
  focus: (index: number, isNew: boolean) => void,
): { keys: readonly number[]; follow(index: number): void } {
  const known = useRef<Known>({ names: [], keys: [] })
  const followed = useRef<{ key: number; isNew: boolean }>(undefined)
  const names = things.map((thing) => JSON.stringify(thing))
  const keys = keysOf(known.current, names)
  known.current = { names, keys }
  const order = keys.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what this waits for.
  useEffect(() => {
    if (followed.current === undefined) return
    focus(keys.indexOf(followed.current.key), followed.current.isNew)
    followed.current = undefined
  }, [order])
  return {
    keys,
    follow: (index) => {
      const key = keys[index]
      followed.current = { key: key ?? Math.max(-1, ...keys) + 1, isNew: key === undefined }
    },
  }
}

function keysOf({ names, keys }: Known, now: readonly string[]): number[] {
  const kept = new Map(became(names, now).flatMap((at, index) => (at === undefined ? [] : [[at, keys[index]]])))
  let last = Math.max(-1, ...keys)
  return now.map((_, index) => kept.get(index) ?? ++last)
}
