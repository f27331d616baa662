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
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  let end = 0
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  return {
    path,
    at: start,
    removed: old.slice(start, old.length - end),
    inserted: now.slice(start, now.length - end),
    kind,
  }
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
