import { endsBefore, type Where } from './marks.ts'
import { matchAt } from './match.ts'
import type { BrokenText } from './mistake.ts'
import { textWords as words } from './text-words.ts'

/** "one " + "two", as programs write a long text. */
export function addedTexts(text: string, to: number): BrokenText | undefined {
  const more = matchAt(/(?:\s*\+\s*"(?:[^"\\\n]|\\.)*")+/y, text, to)
  if (more === undefined) return undefined
  const joints = [...more.matchAll(/"\s*\+\s*"|^\s*\+\s*"/g)].map(({ 0: joint, index }) => ({ joint, index }))
  const edits = joints.map(({ joint, index }) => {
    const isFirst = !joint.startsWith('"')
    return { offset: to + index - (isFirst ? 1 : 0), length: joint.length + (isFirst ? 1 : 0), text: '' }
  })
  return { mistake: words.added(to + more.indexOf('+'), edits), end: to + more.length }
}

/**
 * Quotes in a text that stand around words, or behind a figure for inches: what follows the last one shows where the text
 * ends. Others may be the ends of two texts.
 */
export function quotesInside(text: string, from: number, to: number, where: Where): BrokenText | undefined {
  const inside: number[] = []
  for (let at = to - 1; at < text.length && !/[\r\n]/.test(text.charAt(at)); at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === '"') {
      if (at > to - 1 && endsBefore(text, at + 1, where)) {
        if (!surroundWords(text, inside, from, at)) return undefined
        return { mistake: words.quoteInside(to - 1, inside), end: at + 1 }
      }
      inside.push(at)
    }
  }
  return undefined
}

function surroundWords(text: string, quotes: readonly number[], from: number, to: number): boolean {
  const inches = quotes.filter((at) => !/\d/.test(text.charAt(at - 1)))
  const [first, last] = [inches[0], inches.at(-1)]
  // ""All of it"" may have been meant as "All of it".
  if (first === from + 1 && last === to - 1) return false
  return (
    inches.length % 2 === 0 &&
    inches.every((at, index) =>
      index % 2 === 0
        ? (at === from + 1 || /[\s([=>{*_–—-]/.test(text.charAt(at - 1))) && /[^\s"]/.test(text.charAt(at + 1))
        : /[^\s]/.test(text.charAt(at - 1)) && (at === to - 1 || /[\s.,;:!?)\]<>}*_–—'’-]/.test(text.charAt(at + 1))),
    )
  )
}

/** A text that goes on over further lines, up to a quote after which something follows that can. */
export function severalLines(text: string, at: number, where: Where): BrokenText | undefined {
  const found = matchAt(/"(?:[^"\\]|\\.)*"/sy, text, at)
  if (found === undefined || !endsBefore(text, at + found.length, where)) return undefined
  const [first = '', ...others] = found.slice(1, -1).split(/\\?(?:\r?\n|\r)/)
  const indents = others.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const indent = Math.min(...indents)
  const inner = [first, ...others.map((line) => line.slice(indent))].map((line) => line.trimEnd()).join('\\n')
  return { mistake: words.severalLines(at, found.length, inner, others.length), end: at + found.length }
}

/** A text without an end, on a line that holds nothing else, where the next line shows that it is over. */
export function missingEnd(text: string, at: number, where: Where): BrokenText | undefined {
  const rest = matchAt(/[^"\r\n]*/y, text, at + 1) ?? ''
  const lineEnd = at + 1 + rest.length
  if (text.charAt(lineEnd) === '"') return undefined
  const comma = /,[ \t]*$/.exec(rest)
  const end = comma ? at + 1 + comma.index : lineEnd - (/\s*$/.exec(rest)?.[0].length ?? 0)
  if (/[{}[\]]\s*$/.test(text.slice(at, end))) return undefined
  const next = comma ? (where === 'field' ? /\s*"[^"\n]*"\s*:/y : /\s*"[^"\n]*"\s*[,\r\n]/y) : /\s*[}\]]/y
  return matchAt(next, text, lineEnd) === undefined ? undefined : { mistake: words.noClosingQuote(at, end), end }
}
