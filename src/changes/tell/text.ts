import { inOrder } from '../../content/invisible.ts'
import type { Comparison } from '../compare/change.ts'
import { groupsOf } from './groups.ts'
import type { Piece } from './pieces.ts'

/** What changed, as plain text. */
export function tellAsText(comparison: Comparison, configName: string): string {
  const notes = comparison.notes.map((note) => `! ${note}`)
  const groups = groupsOf(comparison, configName).map(({ title, lines }) =>
    [asText(title), ...lines.map(({ done, words }) => `  ${done.padEnd(8)} ${asText(words)}`)].join('\n'),
  )
  const told = groups.length > 0 ? groups : ['Nothing of the content has changed.']
  return [...(notes.length > 0 ? [notes.join('\n')] : []), ...told].join('\n\n')
}

/** A line as plain text. */
export function asText(pieces: readonly Piece[]): string {
  return inOrder(pieces.map(inText).join(''))
}

function inText(piece: Piece): string {
  if (typeof piece === 'string') return piece
  if ('name' in piece) return `"${piece.name}"`
  if ('out' in piece) return `[-${piece.out}-]`
  if ('in' in piece) return `{+${piece.in}+}`
  return 'value' in piece ? piece.value : piece.same
}
