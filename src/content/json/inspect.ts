import { type Mistake, words } from './mistakes.ts'
import { join } from './pointer.ts'

/** What may stand at a place of the text. */
type Expected = 'value' | 'value or close' | 'name' | 'name or close' | 'colon' | 'comma or close' | 'end'

interface Frame {
  open: '{' | '['
  at: number
  names: Map<string, number>
  /** The name or the number of what is being read in it. */
  step: string | number
}

/** 64: twelve levels are the deepest that the schemas allow. */
export const deepest = 64
/** 20: nobody mends more at once, and later ones may only follow from earlier ones. */
const most = 20

const space = /[ \t\r\n]*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y
const word = /[\p{L}_$+.\-\d][\p{L}\d_$+.-]*/uy
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what JSON forbids in a text.
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y

/**
 * Reads a text as strict JSON and says what is wrong with it: syntax, names written twice, lists in lists
 * without end. It goes on after a mistake where it is clear what was meant, and never calls itself.
 */
export function inspect(text: string, start = 0): Mistake[] {
  const mistakes: Mistake[] = []
  const stack: Frame[] = []
  let expected: Expected = 'value'
  let at = start
  let last = start

  const add = (mistake: Mistake) => mistakes.push({ ...mistake, pointer: join('', ...stack.map(({ step }) => step)) })
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const afterValue = (): Expected => (stack.length === 0 ? 'end' : 'comma or close')

  while (mistakes.length < most) {
    at += match(space)?.length ?? 0
    const letter = text.charAt(at)
    const top = stack.at(-1)
    if (letter === '') {
      if (at === start || (expected === 'value' && !top)) add(words.empty(start))
      else if (top) add(words.unclosed(top.at, top.open))
      return mistakes
    }

    if (letter === '/' && (text.charAt(at + 1) === '/' || text.charAt(at + 1) === '*')) {
      const long = text.charAt(at + 1) === '*'
      const close = text.indexOf(long ? '*/' : '\n', at)
      const end = close === -1 ? text.length : long ? close + 2 : text.charAt(close - 1) === '\r' ? close - 1 : close
      add(words.comment(at, end, text))
      at = end
      continue
    }
    if (/\s|\ufeff|\u200b/.test(letter)) {
      add(words.oddSpace(at, letter))
      at++
      continue
    }
    if (expected === 'end') {
      add(words.extra(at, letter))
      return mistakes
    }

    if (letter === ',') {
      if (expected !== 'comma or close') {
        add(words.extraComma(at, text))
      } else {
        expected = top?.open === '{' ? 'name' : 'value'
        if (typeof top?.step === 'number') top.step++
      }
      if (mistakes.at(-1)?.offset !== at) last = at
      at++
      continue
    }
    if (letter === '}' || letter === ']') {
      if (expected === 'colon' || (expected === 'value' && (top?.open !== '[' || text.charAt(last) !== ','))) {
        add(words.noValue(at))
        return mistakes
      }
      if (!top || (top.open === '{') !== (letter === '}')) {
        add(words.wrongClose(at, letter, top && { open: top.open, line: lineOf(top.at) }))
        return mistakes
      }
      if (expected === 'name' || expected === 'value') add(words.trailingComma(last, letter))
      stack.pop()
      expected = afterValue()
      last = at
      at++
      continue
    }
    if (letter === ':') {
      if (expected !== 'colon') {
        add(words.unexpected(at, letter))
        return mistakes
      }
      expected = 'value'
      at++
      continue
    }
    if (expected === 'comma or close') {
      if (letter === ';') {
        add(words.semicolon(at))
        at++
      } else add(words.missingComma(last + 1))
      expected = top?.open === '{' ? 'name' : 'value'
      continue
    }
    if (expected === 'colon') {
      if (letter === '=') {
        add(words.equals(at))
        at++
      } else add(words.missingColon(last + 1))
      expected = 'value'
      continue
    }

    if (letter === '{' || letter === '[') {
      if (expected === 'name' || expected === 'name or close') {
        add(words.nameWanted(at, letter))
        return mistakes
      }
      if (stack.length === deepest) {
        add(words.tooDeep(at, deepest))
        return mistakes
      }
      stack.push({ open: letter, at, names: new Map(), step: letter === '{' ? '' : 0 })
      expected = letter === '{' ? 'name or close' : 'value or close'
      at++
      continue
    }

    const naming = expected === 'name' || expected === 'name or close'
    const begin = at
    let name: string | undefined
    const quoted = match(string)
    if (quoted) {
      at += quoted.length
      if (naming) name = JSON.parse(quoted) as string
    } else if (/["'`“”„‘’]/.test(letter)) {
      const found = words.badString(text, at)
      add(found.mistake)
      if (found.end === null) return mistakes
      at = found.end
    } else if (naming) {
      const bare = match(word)
      if (!bare) {
        add(words.nameWanted(at, letter))
        return mistakes
      }
      add(words.bareName(at, bare))
      at += bare.length
    } else {
      const literal = match(number) ?? match(word)
      if (!literal) {
        add(words.unexpected(at, letter))
        return mistakes
      }
      at += literal.length
      number.lastIndex = begin
      if (!/^(?:true|false|null)$/.test(literal) && !number.test(text)) {
        // A text without quotes goes on to the end of the line, so there is no telling what comes next.
        const known = words.badWord(begin, literal)
        add(known)
        if (!known.fix) return mistakes
      }
    }
    if (naming) {
      const first = name === undefined ? undefined : top?.names.get(name)
      if (first !== undefined && name !== undefined) add(words.twice(begin, at, name, lineOf(first)))
      else if (name !== undefined) top?.names.set(name, begin)
    }
    last = at - 1
    expected = naming ? 'colon' : afterValue()
  }
  return mistakes
}
