import type { Content } from '../judge/content.ts'

/** Whether what is not found is nowhere: all pages could be read, or at least the one at a path. */
export function isCertain({ complete, unsurePaths, wrongPaths }: Content, path?: string): boolean {
  if (path === undefined) return complete && unsurePaths.size + wrongPaths.length === 0
  return complete && !unsurePaths.has(path) && !wrongPaths.some(({ meant }) => meant === path)
}
