import { useStore } from './store.ts'

const noVariables = {}

/** What stands for names in braces. */
export function useVariables(): Readonly<Record<string, string>> {
  return useStore('outline')?.variables ?? noVariables
}
