import { closing, bracketWords as words } from './bracket-words.ts'
import { type Bracket, closingPlace, indentOf } from './brackets.ts'
import { applyEdits, type Edit } from './edits.ts'
import type { Mistake } from './mistake.ts'

/** A bracket that closes. */
export interface Closer {
  at: number
  of: Bracket
}

/** How far a text was read before its brackets went wrong. */
export interface Unbalanced {
  /** Where the reading stopped, and what was read last before that. */
  at: number
  last: number
  /** What is open. */
  stack: readonly Bracket[]
  /** The last brackets that closed something, and those that seem to belong elsewhere. */
  closers: readonly Closer[]
}

/** What comes of reading a text. */
export interface Outcome {
  /** To its end, with nothing wrong that is not certain. */
  isWhole: boolean
  /** How many mistakes are left, and brackets at the beginning of a line that do not stand below the one that they close. */
  flaws: number
}

/** 512 kB: reading that some fifteen times takes a second. */
const largest = 512 * 1024

/**
 * The one bracket that, put, taken away or turned, makes a whole text read, with its brackets standing straight. None when
 * there are several such brackets that come to different things.
 */
export function provenBracket(
  text: string,
  unbalanced: Unbalanced,
  read: (text: string) => Outcome,
): Mistake | undefined {
  if (text.length > largest) return undefined
  const proven = suspects(text, unbalanced)
    .map((mistake) => ({ mistake, after: applyEdits(text, mistake.fix?.edits ?? []) }))
    .map(({ mistake, after }) => ({ mistake, after, ...read(after) }))
    .filter(({ isWhole }) => isWhole)
  const least = Math.min(...proven.map(({ flaws }) => flaws))
  const straight = proven.filter(({ flaws }) => flaws === least)
  const meanings = new Set(straight.map(({ after }) => after.replace(/\s/g, '')))
  return meanings.size === 1 ? straight[0]?.mistake : undefined
}

function suspects(text: string, { at, last, stack, closers }: Unbalanced): Mistake[] {
  const letter = text.charAt(at)
  const top = stack.at(-1)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const found: Mistake[] = []
  const places = [...(/[{}[\]]/.test(letter) ? [at] : []), ...closers.map((closer) => closer.at)]
  for (const place of new Set(places)) found.push(words.tooMany(place, text.charAt(place), removal(text, place)))
  if (top && /[}\]]/.test(letter) && letter !== closing[top.open])
    found.push(words.otherKind(at, letter, closing[top.open]))
  // Before a text it may be a slip; before an object hardly.
  if (top?.open === '[' && /^\s*[^\s{[]/.test(text.slice(top.at + 1)))
    found.push(words.tooMany(top.at, '[', removal(text, top.at)))
  if (top) found.push(words.otherKind(top.at, top.open, top.open === '{' ? '[' : '{'))
  for (const bracket of [...stack.slice(-4), ...closers.map(({ of }) => of)]) {
    const place = closingPlace(text, bracket, at)
    if (place !== undefined)
      found.push(words.put(place, bracket.open, lineOf(bracket.at), closer(text, bracket, place)))
  }
  if (letter === '' && top && stack.length <= 2 && /\n[ \t]+\S/.test(text)) {
    const end = text.search(/,?\s*$/)
    const added = [...stack].reverse().map(({ open, indent }) => `${lineEndOf(text)}${indent}${closing[open]}`)
    const length = text.charAt(end) === ',' ? 1 : 0
    const edit = { offset: end, length, text: added.join('') }
    found.push(words.putAtEnd(end, edit.text.replace(/\s/g, ''), lineOf(top.at), edit))
  }
  if (top?.open === '[' && text.charAt(last) === '"') found.push(words.putOpen(last, '{', brace(text, last, top)))
  if (top && text.charAt(last) === '{') found.push(words.putOpen(last, '[', bracketBefore(text, last)))
  return found
}

/** A bracket, with its line when it stands there alone. */
function removal(text: string, at: number): Edit {
  const indent = indentOf(text, at)
  const isAlone = indent !== null && /^[ \t]*\r?\n/.test(text.slice(at + 1))
  if (!isAlone) return { offset: at, length: 1, text: '' }
  const start = at - indent.length
  return { offset: start, length: text.indexOf('\n', at) + 1 - start, text: '' }
}

/** The bracket that closes another: on a line of its own where that spans several, and before a comma. */
function closer(text: string, { open, at, indent }: Bracket, place: number): Edit {
  const sameLine = !text.slice(at, place).includes('\n')
  const space = /\s/.test(text.charAt(at + 1)) ? ' ' : ''
  const comma = /^\s*(?:[,}\]]|$)/.test(text.slice(place)) ? '' : ','
  return { offset: place, length: 0, text: (sameLine ? space : `${lineEndOf(text)}${indent}`) + closing[open] + comma }
}

/** A "{" before a field in a list. */
function brace(text: string, at: number, list: Bracket): Edit {
  const indent = indentOf(text, at)
  if (indent === null) return { offset: at, length: 0, text: '{ ' }
  const half = indent.slice(0, Math.ceil((indent.length + list.indent.length) / 2))
  return { offset: at - indent.length, length: 0, text: `${half}{${lineEndOf(text)}` }
}

/** A "[" before an object: on the line of the name that it belongs to. */
function bracketBefore(text: string, at: number): Edit {
  if (indentOf(text, at) === null) return { offset: at, length: 0, text: '[' }
  const begin = text.slice(0, at).trimEnd().length
  return { offset: begin, length: text.slice(begin).search(/\r?\n/), text: ' [' }
}

/** How lines end in a text, so that all of them still end alike. */
function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}
