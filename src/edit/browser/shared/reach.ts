import { useSyncExternalStore } from 'react'
import type { SectionLine } from '../../agreed.ts'
import type { Reach } from './places.ts'

/** What was said of shared sections until the editor is loaded again: of all places, or of those of one page. */
const chosen = new Map<string, { readonly reach: Reach; readonly path: string }>()
const listeners = new Set<() => void>()

/** Where changes of a section go; undefined where that is to be asked first. */
export function reachOf(path: string, { use, shared }: SectionLine): Reach | undefined {
  if (use === null || !shared) return 'here'
  const found = chosen.get(use)
  return found?.reach === 'everywhere' || found?.path === path ? found.reach : undefined
}

export function chooseReach(path: string, { use }: SectionLine, reach: Reach): void {
  if (use !== null) chosen.set(use, { reach, path })
  for (const listener of listeners) listener()
}

/** The same, drawn anew when something else was chosen. */
export function useReach(path: string, line: SectionLine | undefined): Reach | undefined {
  return useSyncExternalStore(subscribe, () => (line ? reachOf(path, line) : 'here'))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
