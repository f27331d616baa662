import type { Mistake } from '../../agreed.ts'
import type { Wrong } from '../count.tsx'

/** How much is wrong in a place of a file. */
export function wrongAt(mistakes: readonly Mistake[], { file, at }: { file: string; at: string }): Wrong {
  return counted(mistakes.filter((one) => one.file === file && `${one.pointer}/`.startsWith(`${at}/`)))
}

export function counted(mistakes: readonly Mistake[]): Wrong {
  const wrong = mistakes.filter(({ severity }) => severity !== 'notice')
  if (wrong.length === 0) return ''
  return `${wrong.length} ${wrong.some(({ severity }) => severity === 'error') ? 'error' : 'warning'}`
}
