import { matchAt } from './match.ts'

/** Where a text stands: as a field's name, as its value, or as an entry of a list. */
export type Where = 'name' | 'field' | 'entry'

const doubles = '“”„‟″＂〝〞〟'
const singles = '‘’‚‛´`'
const angles = '«»‹›'
const corners = '「」『』'
const entities = '&(?:quot|apos|[lrb]dquo|[lrs]b?quo|[lr]s?aquo|#(?:34|39|x22|x27));'
const any = `["'${doubles}${singles}${angles}${corners}]|${entities}|\\\\"`
const mark = RegExp(`''(?=[^\\s,:}\\]'])|${any}`, 'iuy')

/** What people and programs write where JSON has a straight double quote, and the quote itself. */
export function markAt(text: string, at: number): string | undefined {
  return matchAt(mark, text, at)
}

/** Whether a text that was begun with one mark may end with another. All of them may end with a straight quote. */
function closes(open: string, close: string): boolean {
  if (close === '"' || close === open) return true
  if (open === '"') return /^(?:[“”″＂〞〟]|&|\\)/.test(close)
  return (
    [doubles, `'${singles}`, angles, corners].some((kind) => kind.includes(open) && kind.includes(close)) ||
    (open.startsWith('&') && close.startsWith('&'))
  )
}

// 100 letters: no name is longer, and to look at all of a long word again at each of its dots takes minutes.
const name = '[\\p{L}\\d_$.-]{1,100}'
const separator = '[,;.|，、،；。]'
const nameFollows = `\\s*(?:(?:${any})${name}(?:${any})?|${name})\\s*[:=：]`
const lineEnds = '[ \\t]*(?:$|[\\r\\n}\\]｝］]|\\/[/*]|#|<!--'
/** What follows a text that is over. */
const ends: Readonly<Record<Where, RegExp>> = {
  name: /\s*(?:[:=：]|->)/y,
  field: RegExp(`${lineEnds}|${separator}(?:[ \\t]*(?:[\\r\\n]|$|[}\\]]|\\/[/*]|#)|${nameFollows}))`, 'uy'),
  entry: RegExp(
    `${lineEnds}|${separator}[ \\t]*(?:[\\r\\n{[\\d\\]-]|$|${any}|(?:true|false|null)\\b|\\/[/*]|#))`,
    'uy',
  ),
}

/** Whether what stands at a place can follow a text that is over. */
export function endsBefore(text: string, at: number, where: Where): boolean {
  return matchAt(ends[where], text, at) !== undefined
}

/** A text that is over, without its marks. */
export interface Quoted {
  readonly inner: string
  readonly close: string
  /** The place after the mark that closes it. */
  readonly end: number
}

const field = RegExp(`(?:${any})${name}(?:${any})\\s*:`, 'iu')

/** A text whose mark has been read, up to the mark on its line after which something follows that can. */
export function quotedFrom(text: string, from: number, open: string, where: Where): Quoted | undefined {
  for (let at = from; at < text.length && !/[\r\n]/.test(text.charAt(at)); at++) {
    const close = text.startsWith(open, at) ? open : markAt(text, at)
    if (close !== undefined && closes(open, close) && endsBefore(text, at + close.length, where)) {
      const inner = text.slice(from, at)
      // Where a field seems to stand inside, a mark is missing further up; and so it is when one of two is escaped.
      const isOpen = field.test(inner) || (close === '\\"' && inner.split(close).length % 2 === 0)
      return isOpen ? undefined : { inner, close, end: at + close.length }
    }
    if (text.charAt(at) === '\\') at++
  }
  return undefined
}
