import { createLines } from './lines.ts'
import { type Mistake, replace, syntax } from './mistake.ts'

interface Mark {
  sign: string
  at: number
  end: number
  line: number
}

/** What Git writes around two versions of the same lines. A text of JSON has no lines, so none of them begins so. */
const marks = /^(<{7}|\|{7}|={7}|>{7})(?![<|=>])(?: [^\n]*)?\r?$/gm

/**
 * The places where two people changed the same lines, and both versions were left in a file that is no JSON. While
 * they stand there, anything else that could be said may be about lines that go.
 */
export function conflicts(text: string): Mistake[] {
  const { position } = createLines(text)
  const found = [...text.matchAll(marks)].map(({ 0: letters, 1: sign = '', index }) => ({
    sign: sign.charAt(0),
    at: index,
    end: index + letters.length,
    line: position(index).line,
  }))
  const mistakes: Mistake[] = []
  for (const [index, mark] of found.entries()) {
    if (mark.sign !== '<') continue
    const next = found.findIndex(({ sign }, later) => later > index && (sign === '<' || sign === '>'))
    const end = found[next]
    const own = found.slice(index + 1, next)
    const middle = own.find(({ sign }) => sign === '=')
    if (end?.sign === '>' && middle)
      mistakes.push(twoVersions(mark, own.find(({ sign }) => sign === '|') ?? middle, middle, end))
  }
  return mistakes.length > 0 ? mistakes : found.slice(0, 1).map((mark) => leftOver(text, mark, found.length === 1))
}

function twoVersions(begin: Mark, endOfFirst: Mark, middle: Mark, end: Mark): Mistake {
  const first = lines(begin, endOfFirst)
  const second = lines(middle, end)
  return syntax(
    begin.at,
    begin.end - begin.at,
    `Two versions of the same lines stand here, down to line ${end.line}: two people changed them.`,
    {
      hint: `Keep one of the two versions: ${first}, or ${second}. All other lines from ${begin.line} to ${end.line} go.`,
      isClear: true,
    },
  )
}

function lines({ line: before }: Mark, { line: after }: Mark): string {
  if (after - before === 1) return 'nothing'
  return after - before === 2 ? `line ${before + 1}` : `lines ${before + 1} to ${after - 1}`
}

function leftOver(text: string, { sign, at, end }: Mark, only: boolean): Mistake {
  const length = text.charAt(end) === '\n' ? end + 1 - at : end - at
  return syntax(at, end - at, `This line was left when two versions were merged ("${sign.repeat(7)}").`, {
    ...(only
      ? replace('remove the line', at, length, '')
      : { hint: 'Remove such lines, and what stands there twice.' }),
  })
}
