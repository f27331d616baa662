import { matchAt } from './match.ts'
import { type Mistake, syntax } from './mistake.ts'

/** What stands around the JSON in a text that is more than that. */
export interface Wrapping {
  mistake: Mistake
  /** Where the JSON itself begins and ends. */
  from: number
  to: number
}

const fence = /^[ \t]*(`{3,}|~{3,}(?!~))[^\n`]*\n(.*?)(?:^[ \t]*\1[ \t]*\r?$\n?|$(?!.))/ms
const program =
  /^\s*(?:export\s+default|(?:module\.)?exports(?:\.\w+)?\s*=|(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*(?::\s*[\w$<>[\]]+\s*)?=|(?:window\.|globalThis\.)?[\w$]+\s*=|return)\s*(?=[{[])/
/** As it stands above blocks of code on web pages. */
const label = /^\s*json[ \t]*\r?\n\s*(?=\{)/i
const firstField = /\{\s*["'“]?[\w$]+["'”]?\s*:/y

/** The signs or words around JSON that was copied from a chat, a document or a program. */
export function wrapping(text: string): Wrapping | undefined {
  return inFence(text) ?? inProgram(text) ?? afterWords(text)
}

function inFence(text: string): Wrapping | undefined {
  const match = fence.exec(text)
  const inner = match?.[2] ?? ''
  if (!match || !/^\s*[{[]/.test(inner) || /[{}]/.test(text.slice(0, match.index))) return undefined
  const whole = match[0]
  const from = match.index + whole.indexOf('\n') + 1
  const [to, end] = [from + inner.length, match.index + whole.length]
  const alone = /^\s*$/.test(text.slice(0, match.index)) && /^\s*$/.test(text.slice(end))
  const message = `The JSON stands between lines of ${match[1]?.startsWith('~') ? 'tildes' : 'backticks'}, as it does in a chat or a document.`
  const mistake = syntax(match.index, whole.indexOf('\n'), message, {
    isClear: true,
    ...(alone
      ? { fix: { title: 'remove both lines', edits: [cut(match.index, from), cut(to, end)] } }
      : { hint: 'Keep only what stands between them, from { to }.' }),
  })
  return { mistake, from, to }
}

function inProgram(text: string): Wrapping | undefined {
  const [start = '', ...none] = program.exec(text) ?? []
  if (start === '' && none.length === 0) return undefined
  const to = text.trimEnd().length - 1
  const after = text.charAt(to) === ';' ? [cut(to, to + 1)] : []
  const begin = start.search(/\S/)
  const mistake = syntax(
    begin,
    start.trimEnd().length - begin,
    `"${start.trim()}" belongs to a program (JavaScript): JSON begins with "{".`,
    {
      fix: {
        title: after.length > 0 ? 'remove it, and the semicolon at the end' : 'remove it',
        edits: [cut(0, start.length), ...after],
      },
    },
  )
  return { mistake, from: start.length, to: after.length > 0 ? to : text.length }
}

function afterWords(text: string): Wrapping | undefined {
  const labelled = label.exec(text)?.[0].length
  if (labelled !== undefined) {
    const mistake = syntax(0, 4, 'This word names the language; it is no part of it.', {
      fix: { title: 'remove it', edits: [cut(0, labelled)] },
    })
    return { mistake, from: labelled, to: text.length }
  }
  // Step by step: one pattern for all of it takes minutes to see that a long text is none of this.
  const from = text.search(/[{}[\]"]/)
  const words = text.slice(0, Math.max(0, from))
  const isAbove = /\p{L}/u.test(words) && words.slice(words.trimEnd().length).includes('\n')
  if (!isAbove || matchAt(firstField, text, from) === undefined) return undefined
  const line = words.split('\n').length
  const mistake = syntax(
    0,
    words.slice(0, words.indexOf('\n')).trimEnd().length,
    'The file begins with words that are no JSON.',
    {
      hint: `Remove what stands before the "{" in line ${line}.`,
      isClear: true,
    },
  )
  return { mistake, from, to: text.length }
}

function cut(from: number, to: number) {
  return { offset: from, length: to - from, text: '' }
}
