import { diffWordsWithSpace } from 'diff'
import { asSeen, withCodes } from '../../content/invisible.ts'
import type { Piece } from './pieces.ts'

/** 40 letters to each side of a change say where in a text it is. */
const context = 40
/** 0.3: where less than that stayed, words that happen to be the same only disturb. */
const leastSame = 0.3
/** 1,000 words taken out and put in: beyond, all of the text is another. */
const mostEdits = 1000

/**
 * What became of the words of a text, with some of those around. Where they stayed, of the spaces and lines between them, or
 * else of letters that nobody sees.
 */
export function wordsWithin(before: string, after: string): Piece[] {
  if (asSeen(before) === asSeen(after)) return pieces(flow(withCodes(before)), flow(withCodes(after)))
  if (flow(before) === flow(after)) return pieces(withBreaks(before), withBreaks(after))
  return pieces(flow(before), flow(after))
}

function pieces(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits })
  const stayed = (parts ?? []).filter(({ added, removed }) => !added && !removed)
  const share =
    stayed.reduce((sum, { value }) => sum + value.trim().length, 0) / Math.max(before.length, after.length, 1)
  if (!parts || share < leastSame) return [...out(short(before)), ...into(short(after))]
  const stretches = joined(parts)
  return stretches.flatMap((stretch, index) =>
    'same' in stretch
      ? [{ same: cropped(stretch.same, index === 0, index === stretches.length - 1) }]
      : changed(stretch),
  )
}

/** A long text as a name: its beginning. */
export function short(text: string, most = 70): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()} …`
}

/** A text on one line. */
export function flow(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*\n\s*/g, ' ¶ ')
    .replace(/\s+/g, ' ')
}

/** A text on one line, in which breaks and spaces can be seen: lines make lists, and spaces before them what is inside of these. */
function withBreaks(text: string): string {
  return text.replace(/\s*\n\s*|^\s+|\s+$|\s{2,}/g, (found) => ` ${found.replace(/\n/g, '↵').replace(/\s/g, '·')} `)
}

type Stretch = { same: string } | { out: string; in: string }

/** What changed, with changes that only a space parts taken as one. */
function joined(parts: readonly { value: string; added?: boolean; removed?: boolean }[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { value, added, removed } of parts) {
    const [last, before] = [stretches.at(-1), stretches.at(-2)]
    if (!added && !removed) stretches.push({ same: value })
    else if (last && 'out' in last) {
      if (removed) last.out += value
      else last.in += value
    } else if (last && 'same' in last && before && 'out' in before && last.same.trim() === '') {
      stretches.pop()
      before.out += last.same + (removed ? value : '')
      before.in += last.same + (added ? value : '')
    } else stretches.push({ out: removed ? value : '', in: added ? value : '' })
  }
  return stretches
}

function cropped(text: string, isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast) return short(text)
  if (isFirst) return text.length > context + 10 ? `… ${text.slice(-context).replace(/^\S*\s/, '')}` : text
  if (isLast) return text.length > context + 10 ? `${text.slice(0, context).replace(/\s\S*$/, '')} …` : text
  if (text.length <= 2 * context + 10) return text
  return `${text.slice(0, context).replace(/\s\S*$/, '')} … ${text.slice(-context).replace(/^\S*\s/, '')}`
}

/** What was taken out and put in, with the spaces around both of them outside. */
function changed({ out: before, in: after }: { out: string; in: string }): Piece[] {
  if (before === '' || after === '') return [...out(before), ...into(after)]
  const common = (pattern: RegExp) => (pattern.test(before) && pattern.test(after) ? [{ same: ' ' }] : [])
  const [start, end] = [common(/^\s/), common(/\s$/)]
  const trim = (text: string) => text.slice(start.length, end.length > 0 ? -1 : undefined)
  return [...start, ...out(trim(before)), ...into(trim(after)), ...end]
}

function out(text: string): Piece[] {
  return text === '' ? [] : [{ out: text }]
}

function into(text: string): Piece[] {
  return text === '' ? [] : [{ in: text }]
}
