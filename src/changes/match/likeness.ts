import { isObject } from '../../is-object.ts'

/** Words and how often something has them. */
type Words = Map<string, number>

/** One of a list that is like one of another. */
export interface Like {
  before: number
  after: number
  /** From 0, nothing in common, to 1. */
  likeness: number
}

/** 60: a word that more things have, such as "the", tells none of them. */
const mostWithOneWord = 60

/** How alike values of two lists are, for all that have words in common; the most alike first. */
export function alikeAmong(before: readonly unknown[], after: readonly unknown[]): Like[] {
  const words = before.map(wordsIn)
  const holders = new Map<string, number[]>()
  for (const [index, own] of words.entries())
    for (const word of own.keys()) holders.set(word, [...(holders.get(word) ?? []), index])
  const found = after.flatMap((value, index) => {
    const own = wordsIn(value)
    const candidates = new Set([...own.keys()].flatMap((word) => few(holders.get(word), before.length)))
    return Array.from(candidates, (candidate) => ({
      before: candidate,
      after: index,
      likeness: inCommon(words[candidate] ?? new Map(), own),
    }))
  })
  const apart = (like: Like) => Math.abs(like.before - like.after)
  return found.sort((a, b) => b.likeness - a.likeness || apart(a) - apart(b))
}

/** How alike two values are, from 0 to 1. */
export function likeness(one: unknown, other: unknown): number {
  return inCommon(wordsIn(one), wordsIn(other))
}

function few(holders: readonly number[] = [], all: number): readonly number[] {
  return holders.length > mostWithOneWord && all > 2 * mostWithOneWord ? [] : holders
}

/** The share of words that two things have in common (Dice's coefficient). */
function inCommon(one: Words, other: Words): number {
  let [common, all] = [0, 0]
  for (const [word, times] of one) {
    common += Math.min(times, other.get(word) ?? 0)
    all += times
  }
  for (const times of other.values()) all += times
  return all === 0 ? 0 : (2 * common) / all
}

function wordsIn(value: unknown): Words {
  const words: Words = new Map()
  collect(value, '', words)
  return words
}

function collect(value: unknown, name: string, words: Words): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, name, words)
  else if (isObject(value)) for (const [inner, field] of Object.entries(value)) collect(field, inner, words)
  else if (typeof value === 'string')
    for (const [word] of value.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) words.set(word, (words.get(word) ?? 0) + 1)
  else words.set(`${name}=${String(value)}`, 1)
}
