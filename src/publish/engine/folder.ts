import path from 'node:path'
import { root } from '../../root.ts'

/** Where what pages of some code are drawn with is bundled to. */
export function engineFolder(code: string): string {
  return path.join(root, '.cache/engine', code)
}
