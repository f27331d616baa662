import { matchLists } from './lists.ts'

/** 0.6: what left one place and came up in another is the same when more than half of it is. */
const least = 0.6
/** 4: of fewer words it is chance that two things are the same. */
const leastWords = 4

/** Which things that left their lists came up in others. Names say nothing there: every form has a field "email". */
export function matchAcross(gone: readonly unknown[], come: readonly unknown[]): { before: number; after: number }[] {
  return matchLists(gone, come, { byName: false, least }).pairs.filter(({ before, after }) => {
    const value = come[after]
    return typeof value === typeof gone[before] && !Array.isArray(value) && wordCount(value) >= leastWords
  })
}

function wordCount(value: unknown): number {
  return JSON.stringify(value ?? '').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
