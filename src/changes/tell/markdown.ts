import { inOrder } from '../../content/invisible.ts'
import type { Comparison } from '../compare/change.ts'
import { groupsOf } from './groups.ts'
import { literally } from './literally.ts'
import type { Piece } from './pieces.ts'

/** What changed, as Markdown for a pull request. Nothing of the content is taken for Markdown there. */
export function tellAsMarkdown(comparison: Comparison, configName: string): string {
  const notes = comparison.notes.map((note) => `- **Note:** ${literally(note)}`)
  const groups = groupsOf(comparison, configName).map(({ title, lines }) =>
    [`### ${inMarkdown(title)}`, '', ...lines.map(({ done, words }) => `- **${done}** ${inMarkdown(words)}`)].join(
      '\n',
    ),
  )
  const count = comparison.changes.length
  const summary =
    count === 0
      ? 'Nothing of the content has changed.'
      : `${count === 1 ? '1 change' : `${count} changes`} of the content:`
  return [summary, ...(notes.length > 0 ? [notes.join('\n')] : []), ...groups].join('\n\n')
}

function inMarkdown(pieces: readonly Piece[]): string {
  return inOrder(pieces.map(piece).join('').replace(/\s+/g, ' '))
}

function piece(one: Piece): string {
  if (typeof one === 'string') return literally(one)
  if ('name' in one) return `“${literally(one.name)}”`
  if ('out' in one) return marked(one.out, '~~')
  if ('in' in one) return marked(one.in, '**')
  return literally('value' in one ? one.value : one.same)
}

/** Marks hold only where no space is inside of them. */
function marked(text: string, mark: string): string {
  const inner = text.trim()
  if (inner === '') return ' '
  const [start, end] = [/^\s/.test(text) ? ' ' : '', /\s$/.test(text) ? ' ' : '']
  return `${start}${mark}${literally(inner)}${mark}${end}`
}
