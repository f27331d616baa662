import { useSyncExternalStore } from 'react'
import type { SectionLine } from '../../agreed.ts'
import type { Extent } from './places.ts'

/** What was said of shared sections until the editor is loaded again: of all places, or of those of one page. */
const chosen = new Map<string, { readonly extent: Extent; readonly path: string }>()
const listeners = new Set<() => void>()

/** Where changes of a section go; undefined where that is to be asked first. */
export function extentOf(path: string, { use }: SectionLine): Extent | undefined {
  if (use === null) return 'here'
  const found = chosen.get(use)
  return found?.extent === 'everywhere' || found?.path === path ? found.extent : undefined
}

export function chooseExtent(path: string, { use }: SectionLine, extent: Extent): void {
  if (use !== null) chosen.set(use, { extent, path })
  for (const listener of listeners) listener()
}

/** The same, drawn anew when something else was chosen. */
export function useExtent(path: string, line: SectionLine | undefined): Extent | undefined {
  return useSyncExternalStore(subscribe, () => (line ? extentOf(path, line) : 'here'))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
