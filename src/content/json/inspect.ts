import { together } from './alike.ts'
import { Inspector } from './inspector.ts'
import type { Mistake } from './mistake.ts'
import { provenBracket } from './prove.ts'
import { wrapping } from './wrapping.ts'

/** 20: nobody mends more at once, and later ones may only follow from earlier ones. */
const most = 20
/** 5,000: of one kind there may be as many as a file has names and texts. */
const mostAlike = 5000

/**
 * Reads a text as strict JSON and says what is wrong with it: syntax, names written twice, lists in lists
 * without end. What is certain of it can be mended.
 */
export function inspect(text: string): Mistake[] {
  const around = wrapping(text)
  const inner = around ? text.slice(0, around.to) : text
  const begin = around ? around.from : beginOf(text)
  const { mistakes, brackets } = readFrom(inner, begin)
  const proven = brackets && provenBracket(inner, brackets, (after) => readFrom(after, begin).outcome)
  if (proven) mistakes.push({ ...proven, pointer: mistakes.pop()?.pointer ?? '' })
  const certain = withoutGuesses(text, around ? [around.mistake, ...mistakes] : mistakes)
  return together(certain, (offset) => text.slice(0, offset).split('\n').length)
}

function readFrom(text: string, begin: number): Inspector {
  const inspector = new Inspector(text, begin)
  while (inspector.kinds.size < most && inspector.mistakes.length < mostAlike && inspector.step());
  return inspector
}

/** A byte-order mark is told by who reads the bytes. */
function beginOf(text: string): number {
  return text.charCodeAt(0) === 0xfeff ? 1 : 0
}

/**
 * The same mistakes, with the fixes that are certain. Once one mistake leaves open what was meant, what is on its line
 * and further down may be misread, and a fix of it could cost words.
 */
function withoutGuesses(text: string, mistakes: readonly Mistake[]): Mistake[] {
  const unclear = mistakes.filter(({ fix, isClear }) => !fix && !isClear)
  const first = Math.min(...unclear.map(({ offset }) => offset))
  const line = first === Number.POSITIVE_INFINITY ? first : text.lastIndexOf('\n', first - 1) + 1
  return mistakes.map(({ fix, ...mistake }) => (fix && mistake.offset < line ? { ...mistake, fix } : mistake))
}
