import { diffArrays } from 'diff'
import { isObject } from '../../is-object.ts'
import { alikeAmong } from './likeness.ts'
import { canonical } from './same.ts'

/** Which entries of two lists are the same thing, by their places in both. */
export interface Matched {
  /** In the order of the list after. */
  pairs: { before: number; after: number }[]
  removed: number[]
  added: number[]
}

/** How it is decided that two things are the same. */
export interface Matching {
  /** Names say so. Between places where a name means something else each time, they do not. */
  byName?: boolean
  /** How alike two things without a common name have to be. */
  least?: number
}

/** 0.5: half of the words stayed. */
const usualLeast = 0.5
/** 0.2: of what stands in the same place between the same neighbours, little has to be the same. */
const leastInPlace = 0.2

/** Names that say what a thing is, whatever else of it changes. */
const names = ['use', 'id', 'path', 'name', 'from']
/** What a thing is called where it has no name: as good, when nothing else in the list is called so. */
const titles = ['heading', 'label', 'title', 'href', 'src', 'image']

/**
 * Finds out which entries of a list became which: by their names, else they are the same from beginning to end, called the
 * same, alike, or stand in the same place.
 */
export function matchLists(
  before: readonly unknown[],
  after: readonly unknown[],
  { byName = true, least = usualLeast }: Matching = {},
): Matched {
  const match = new Match(before, after)
  if (byName) {
    const several = namedTwice(before, after)
    if (several.size > 0) match.inOrder((value) => (several.has(nameOf(value)) ? canonical(value) : undefined))
    match.inOrder(nameOf)
  }
  match.inOrder(canonical)
  if (byName) for (const title of titles) match.single((value) => calledBy(value, title))
  match.alike(least)
  if (byName) match.inPlace()
  return match.result()
}

/** The entries of the list after that have changed their places, as few as possible. */
export function movedIn({ pairs }: Matched): Set<number> {
  const stayed = new Set(longestRise(pairs.map(({ before }) => before)))
  return new Set(pairs.filter((_, index) => !stayed.has(index)).map(({ after }) => after))
}

/** A name, with the word for it: the same name in another field means something else. */
function nameOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const name = names.find((one) => typeof value[one] === 'string')
  return name && `${name} ${String(value[name])}`
}

/** Names that several things of one list have, such as uses of one shared section: those do not tell them apart. */
function namedTwice(...lists: (readonly unknown[])[]): Set<string | undefined> {
  return new Set(
    lists.flatMap((list) => {
      const names = list.map(nameOf)
      const known = new Set<string>()
      return names.filter((name) => name !== undefined && known.size === known.add(name).size)
    }),
  )
}

function calledBy(value: unknown, title: string): string | undefined {
  if (!isObject(value) || value[title] === undefined) return undefined
  return `${String(value.type ?? value.kind ?? '')} ${canonical(value[title])}`
}

class Match {
  private readonly partner = new Map<number, number>()
  private readonly taken = new Set<number>()

  constructor(
    private readonly before: readonly unknown[],
    private readonly after: readonly unknown[],
  ) {}

  result(): Matched {
    const pairs = Array.from(this.partner, ([after, before]) => ({ before, after })).sort((a, b) => a.after - b.after)
    return { pairs, removed: this.free('before'), added: this.free('after') }
  }

  /** Joins what has the same key. Where several have it, as many as possible keep their places. */
  inOrder(keyOf: (value: unknown) => string | undefined): void {
    const [before, after] = [this.keyed('before', keyOf), this.keyed('after', keyOf)]
    const [ones, others] = [grouped(before), grouped(after)]
    const [kept, found] = [before.filter(({ key }) => others.has(key)), after.filter(({ key }) => ones.has(key))]
    // Of what has a key for itself nothing is to choose, and where thousands have moved that takes long.
    const isToChoose = new Set(kept.map(({ key }) => key)).size < Math.max(kept.length, found.length)
    if (isToChoose) this.stretches(kept, found)
    for (const { key, index } of after) {
      if (this.partner.has(index)) continue
      const left = ones.get(key)?.find((one) => !this.taken.has(one.index))
      if (left) this.join(left.index, index)
    }
  }

  /** Joins what has the same key, when nothing else has it. */
  single(keyOf: (value: unknown) => string | undefined): void {
    const after = grouped(this.keyed('after', keyOf))
    for (const [key, [one, ...others]] of grouped(this.keyed('before', keyOf))) {
      const [other, ...more] = after.get(key) ?? []
      if (one && other && others.length === 0 && more.length === 0) this.join(one.index, other.index)
    }
  }

  /** Joins what is alike, the most alike first. */
  alike(least: number): void {
    const [before, after] = [this.free('before'), this.free('after')]
    const found = alikeAmong(
      before.map((index) => this.before[index]),
      after.map((index) => this.after[index]),
    )
    for (const { before: from, after: to, likeness } of found) {
      const [one, other] = [before[from], after[to]]
      if (likeness < least || one === undefined || other === undefined) continue
      if (!this.taken.has(one) && !this.partner.has(other)) this.join(one, other)
    }
  }

  /** Joins what is left between the same neighbours, one for one, when it is of a kind and has something in common. */
  inPlace(): void {
    const gaps = grouped(this.free('after').map((index) => ({ index, key: this.neighbour(index) })))
    const left = new Set(this.free('before'))
    for (const [neighbour, others] of gaps) {
      const ones: number[] = []
      for (let index = neighbour + 1; left.has(index); index++) ones.push(index)
      if (ones.length !== others.length) continue
      for (const [at, one] of ones.entries()) {
        const other = others[at]?.index ?? -1
        if (this.isOfAKind(one, other)) this.join(one, other)
      }
    }
  }

  private isOfAKind(before: number, after: number): boolean {
    const [one, other] = [this.before[before], this.after[after]]
    if (typeof one !== typeof other) return false
    if (typeof one !== 'object' && typeof one !== 'string') return true
    const types = [one, other].map((value) => (isObject(value) ? (value.type ?? value.kind) : undefined))
    const [like] = alikeAmong([one], [other])
    return types[0] === types[1] && (like?.likeness ?? 0) >= leastInPlace
  }

  /** The place before of what stands right before an entry; -1 at the beginning. */
  private neighbour(after: number): number {
    for (let index = after - 1; index >= 0; index--) {
      const before = this.partner.get(index)
      if (before !== undefined) return before
    }
    return -1
  }

  private stretches(one: readonly Keyed[], other: readonly Keyed[]): void {
    let [from, to] = [0, 0]
    for (const part of diffArrays(
      one.map(({ key }) => key),
      other.map(({ key }) => key),
    )) {
      const count = part.value.length
      if (!part.added && !part.removed)
        for (let at = 0; at < count; at++) this.join(one[from + at]?.index ?? -1, other[to + at]?.index ?? -1)
      if (!part.added) from += count
      if (!part.removed) to += count
    }
  }

  private keyed(side: 'before' | 'after', keyOf: (value: unknown) => string | undefined): Keyed[] {
    return this.free(side).flatMap((index) => {
      const key = keyOf(this[side][index])
      return key === undefined ? [] : [{ index, key }]
    })
  }

  private free(side: 'before' | 'after'): number[] {
    const used = side === 'before' ? this.taken : this.partner
    return [...this[side].keys()].filter((index) => !used.has(index))
  }

  private join(before: number, after: number): void {
    this.partner.set(after, before)
    this.taken.add(before)
  }
}

interface Keyed<K = string> {
  index: number
  key: K
}

function grouped<K>(entries: readonly Keyed<K>[]): Map<K, Keyed<K>[]> {
  const groups = new Map<K, Keyed<K>[]>()
  for (const entry of entries) {
    const group = groups.get(entry.key)
    if (group) group.push(entry)
    else groups.set(entry.key, [entry])
  }
  return groups
}

/** The places of the longest rising row among some numbers. */
function longestRise(numbers: readonly number[]): number[] {
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1]
    ends[low] = index
  }
  const found: number[] = []
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) found.unshift(at)
  return found
}
