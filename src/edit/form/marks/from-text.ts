import { Fragment, type Node, type NodeType, Slice } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { piecesOf } from '../../../content/text/variables.ts'
import type { Variables } from './read.ts'
import { variable } from './typed.ts'

const bullet = /^\s*[-*•·–]\s+(?=\S)/
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/

/**
 * What was copied as plain text, with the variables that there are: one line, or, where there may be several, paragraphs,
 * their lines, and lists of those that begin with a sign or a number.
 */
export function fromText(state: EditorState, text: string, variables: Variables): Slice {
  const { paragraph, bullet_list, ordered_list, list_item, break: newLine } = state.schema.nodes
  const line = (words: string) => lineOf(state, words.trim().replace(/\s+/g, ' '), variables)
  if (!paragraph || !bullet_list || !ordered_list || !list_item || !newLine)
    return new Slice(Fragment.fromArray(line(text)), 0, 0)
  const listOf = (type: NodeType, sign: RegExp, lines: readonly string[]) =>
    type.create(
      type === ordered_list ? { start: Number(sign.exec(lines[0] ?? '')?.[1] ?? 1) } : null,
      lines.map((words) => list_item.create(null, paragraph.create({ joined: true }, line(words.replace(sign, ''))))),
    )
  const blockOf = (lines: readonly string[]) => {
    if (bullet.test(lines[0] ?? '')) return listOf(bullet_list, bullet, lines)
    if (number.test(lines[0] ?? '')) return listOf(ordered_list, number, lines)
    return paragraph.create(
      null,
      lines.flatMap((words, index) => [...(index > 0 ? [newLine.create()] : []), ...line(words)]),
    )
  }
  return Slice.maxOpen(Fragment.fromArray(blocksIn(text).map(blockOf)))
}

/** The lines of each paragraph and each list. */
function blocksIn(text: string): string[][] {
  const kindOf = (line = '') => (bullet.test(line) ? 'bullet' : number.test(line) ? 'number' : 'words')
  return text
    .trim()
    .split(/\s*\n\s*\n\s*/)
    .flatMap((paragraph) => {
      const blocks: string[][] = []
      for (const line of paragraph.split(/\r?\n|\r/)) {
        const last = blocks.at(-1)
        if (last && kindOf(last[0]) === kindOf(line)) last.push(line)
        // An entry goes on below its words, and not below its sign.
        else if (last && kindOf(line) === 'words' && /^\s/.test(line)) last.push(`${last.pop()} ${line}`)
        else blocks.push([line])
      }
      return blocks
    })
}

function lineOf(state: EditorState, text: string, variables: Variables): Node[] {
  return piecesOf(text).flatMap((piece) => {
    if (typeof piece === 'string') return [state.schema.text(piece)]
    if (piece.closed && Object.hasOwn(variables, piece.name)) return [variable(state, piece.name, variables)]
    return [state.schema.text(`{${piece.name}${piece.closed ? '}' : ''}`)]
  })
}
