import { matchAt } from './match.ts'

/** How comments begin and end in other languages. */
const kinds = [
  { begin: /\/\//y, end: /\r?(?=\n)|$/g },
  { begin: /\/\*/y, end: /\*\//g },
  { begin: /<!--/y, end: /-->/g },
  { begin: /#/y, end: /\r?(?=\n)|$/g },
  { begin: /--(?=\s)/y, end: /\r?(?=\n)|$/g },
]

/** A comment that begins at a place: where it ends, and null when it does not. */
export function commentAt(text: string, at: number): { end: number | null } | undefined {
  const kind = kinds.find(({ begin }) => matchAt(begin, text, at) !== undefined)
  if (!kind) return undefined
  kind.end.lastIndex = at + 2
  const found = kind.end.exec(text)
  if (!found) return { end: null }
  const isLine = found[0] === '' || found[0] === '\r'
  return { end: isLine ? found.index : found.index + found[0].length }
}
