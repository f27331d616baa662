import { isIn } from '../../../content/json/pointer.ts'
import type { Mistake } from '../../agreed.ts'
import { counted, type Wrong } from '../count.tsx'

/** How much is wrong in a place of a file. */
export function wrongAt(mistakes: readonly Mistake[], { file, at }: { file: string; at: string }): Wrong {
  return counted(mistakes.filter((one) => one.file === file && isIn(one.pointer, at)))
}
