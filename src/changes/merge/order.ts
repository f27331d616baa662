import { type Matched, movedIn } from '../match/lists.ts'

/** An entry of a merged list: one of ours or one of theirs, by its place there. */
export interface Token {
  side: 'ours' | 'theirs'
  index: number
}

/** A merged list, and which entries of ours have another place in it because they moved theirs. */
export interface Order {
  tokens: Token[]
  moved: ReadonlySet<Token>
  /** The entries of the merged list by their places in theirs. */
  placed: ReadonlyMap<number, Token>
  /** Places of what both have moved elsewhere. */
  disputed: { ours: number; theirs: number }[]
}

/** What becomes of two lists that were one: both without what goes, and with what comes. */
export interface Lists {
  ours: { matched: Matched; length: number; gone: ReadonlySet<number> }
  theirs: { matched: Matched; length: number; added: ReadonlySet<number> }
}

/** The entries of ours in their order, with what theirs moved and added where it stands there: by its neighbours. */
export function mergeOrder(lists: Lists): Order {
  const staying = new Set<number>()
  for (;;) {
    const order = ordered(lists, staying)
    const lost = lostIn(order, lists)
    if (lost.length === 0) return order
    for (const there of lost) staying.add(there)
  }
}

/**
 * Places in theirs of what cannot go where it stands there: of two neighbours that changed places, either may be the one that
 * moved, so that two who moved the same thing apart may each seem to have moved another. Then nothing of one of both moves is left.
 */
function lostIn({ placed, tokens, moved }: Order, { ours, theirs }: Lists): number[] {
  if (moved.size === 0) return []
  const toBase = new Map(theirs.matched.pairs.map(({ before, after }) => [after, before]))
  const places = new Map(tokens.map((token, place) => [token, place]))
  const all = [...placed].flatMap(([there, token]) => {
    const [base, place] = [toBase.get(there), places.get(token)]
    return base === undefined || place === undefined ? [] : [{ base, here: token.index, there, place, token }]
  })
  type One = (typeof all)[number]
  /** What a thing has passed on a side, where it is past none of that in the merged list. */
  const passedInVain = (one: One, side: 'here' | 'there') => {
    const isBefore = (other: One) => other[side] < one[side]
    const passed = all.filter((other) => other.base < one.base !== isBefore(other))
    return passed.every((other) => other.place < one.place !== isBefore(other)) ? passed : []
  }
  const movedHere = movedIn(ours.matched)
  return all.flatMap((one) => {
    if (moved.has(one.token)) return passedInVain(one, 'there').length > 0 ? [one.there] : []
    const passed = movedHere.has(one.here) ? passedInVain(one, 'here') : []
    return passed.flatMap(({ token, there }) => (moved.has(token) ? [there] : []))
  })
}

/** `staying` are the places in theirs of what stays where ours has it. */
function ordered({ ours, theirs }: Lists, staying: ReadonlySet<number>): Order {
  const toBase = new Map(theirs.matched.pairs.map(({ before, after }) => [after, before]))
  const toOurs = new Map(ours.matched.pairs.map(({ before, after }) => [before, after]))
  const all = Array.from({ length: ours.length }, (_, index): Token => ({ side: 'ours', index }))
  const movedHere = movedIn(ours.matched)
  const fresh = new Set(ours.matched.added.map((index) => all[index]))
  const placed = new Map<number, Token>()
  const moved = new Set<Token>()
  const disputed: Order['disputed'] = []
  const movedThere = movedIn(theirs.matched)
  for (let index = 0; index < theirs.length; index++) {
    const own = toOurs.get(toBase.get(index) ?? -1)
    const token = own === undefined || ours.gone.has(own) ? undefined : all[own]
    if (token) placed.set(index, token)
    if (!token || !movedThere.has(index) || own === undefined) continue
    if (movedHere.has(own) || staying.has(index)) disputed.push({ ours: own, theirs: index })
    else moved.add(token)
  }
  const tokens = all.filter((token) => !ours.gone.has(token.index) && !moved.has(token))
  const isFirm = (token: Token | undefined): token is Token =>
    token !== undefined && tokens.includes(token) && !(token.side === 'ours' && movedHere.has(token.index))
  const isOurs = (token: Token | undefined) =>
    token?.side === 'ours' && (fresh.has(token) || movedHere.has(token.index))

  function placeOf(index: number): number {
    const next = placed.get(index + 1)
    for (let before = index - 1; before >= 0; before--) {
      const previous = placed.get(before)
      if (isFirm(previous)) {
        let place = tokens.indexOf(previous) + 1
        while (isOurs(tokens[place])) place++
        return place
      }
      if (isFirm(next)) break
    }
    return isFirm(next) ? tokens.indexOf(next) : 0
  }

  for (let index = 0; index < theirs.length; index++) {
    const known = placed.get(index)
    const token =
      known && moved.has(known) ? known : theirs.added.has(index) ? ({ side: 'theirs', index } as const) : null
    if (!token) continue
    tokens.splice(placeOf(index), 0, token)
    placed.set(index, token)
  }
  const isOneOrder = disputed.length === 0 || isSameOrder(theirs, toBase, toOurs)
  return { tokens, moved, placed, disputed: isOneOrder ? [] : disputed }
}

/** Whether what both moved has the same neighbours in both. */
function isSameOrder(
  theirs: Lists['theirs'],
  toBase: ReadonlyMap<number, number>,
  toOurs: ReadonlyMap<number, number>,
): boolean {
  const inTheirs = Array.from({ length: theirs.length }, (_, index) => toOurs.get(toBase.get(index) ?? -1)).filter(
    (index) => index !== undefined,
  )
  return inTheirs.every((index, at) => at === 0 || index > (inTheirs[at - 1] ?? -1))
}
