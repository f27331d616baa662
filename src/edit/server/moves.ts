/** What became of a file, as the one stretch of its text that is another: so that a long history stays small. */
export interface Move {
  readonly path: string
  readonly at: number
  readonly removed: string
  readonly inserted: string
  /** Whether there was no file before, or is none after. */
  readonly kind: 'changed' | 'made' | 'gone'
}

/** The text of a file; null where there is none. */
export type Text = string | null

/** The stretch in which two texts differ; undefined where they are the same. */
export function moveBetween(path: string, before: Text, after: Text): Move | undefined {
  if (before === after) return undefined
  const [old, now] = [before ?? '', after ?? '']
  const kind = before === null ? 'made' : after === null ? 'gone' : 'changed'
  const most = Math.min(old.length, now.length)
  const start = common(most, (from, to) => old.slice(from, to) === now.slice(from, to))
  const end = common(
    most - start,
    (from, to) => old.slice(old.length - to, old.length - from) === now.slice(now.length - to, now.length - from),
  )
  return {
    path,
    at: start,
    removed: old.slice(start, old.length - end),
    inserted: now.slice(start, now.length - end),
    kind,
  }
}

/** How many letters two texts have in common: by stretches, since letter by letter a large file takes 100 ms. */
function common(most: number, isSame: (from: number, to: number) => boolean): number {
  let found = 0
  for (let stretch = 65_536; stretch >= 1; stretch /= 2)
    while (found + stretch <= most && isSame(found, found + stretch)) found += stretch
  return found
}

const opposite = { changed: 'changed', made: 'gone', gone: 'made' } as const

export function inverseOf({ removed, inserted, kind, ...move }: Move): Move {
  return { ...move, removed: inserted, inserted: removed, kind: opposite[kind] }
}

export function moved(text: Text, { at, removed, inserted, kind }: Move): Text {
  if (kind === 'gone') return null
  const old = text ?? ''
  return old.slice(0, at) + inserted + old.slice(at + removed.length)
}

/**
 * A text after many moves, in order. They are done to a list of its pieces, which is put together once: a large text takes
 * long to copy, and a long history would copy it at each move.
 */
export function movedByAll(text: Text, moves: readonly Move[]): Text {
  let pieces = text === null ? null : [text]
  for (const { at, removed, inserted, kind } of moves) {
    if (kind === 'gone') {
      pieces = null
      continue
    }
    pieces ??= []
    const from = cut(pieces, at)
    pieces.splice(from, cut(pieces, at + removed.length) - from, inserted)
  }
  return pieces?.join('') ?? null
}

/** Cuts the piece that a place is in, and says which one begins there. */
function cut(pieces: string[], place: number): number {
  let rest = place
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] ?? ''
    if (rest === 0) return index
    if (rest < piece.length) {
      pieces.splice(index, 1, piece.slice(0, rest), piece.slice(rest))
      return index + 1
    }
    rest -= piece.length
  }
  return pieces.length
}

/**
 * Two moves after each other as one. Only the stretch that they are about is looked at: a large file takes long to copy, and
 * its text long to put together. Where they touch, they say themselves what is there.
 */
export function joinedMove(first: Move, next: Move, between: () => Text): Move | undefined {
  if (first.kind !== 'changed' || next.kind !== 'changed')
    return moveBetween(next.path, moved(between(), inverseOf(first)), moved(between(), next))
  const from = Math.min(first.at, next.at)
  const to = Math.max(first.at + first.inserted.length, next.at + next.removed.length)
  const stretch = touching(first, next) ?? (between() ?? '').slice(from, to)
  const within = (move: Move) => moved(stretch, { ...move, at: move.at - from })
  const move = moveBetween(next.path, within(inverseOf(first)), within(next))
  return move && { ...move, at: move.at + from }
}

/** What stands where one move ends and the next begins; undefined where there is something between that neither tells. */
function touching(first: Move, next: Move): string | undefined {
  const here = { at: first.at, text: first.inserted }
  const there = { at: next.at, text: next.removed }
  const [one, other] = here.at <= there.at ? [here, there] : [there, here]
  const known = other.at - one.at
  return known > one.text.length ? undefined : one.text + other.text.slice(one.text.length - known)
}
