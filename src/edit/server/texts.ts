import { filesOf } from '../../changes/site/files.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { type Move, moveBetween, type Text } from './moves.ts'

/** The texts of a site's files by their paths. */
export function textsOf(sources: Sources): (name: string) => Text {
  const files = new Map(filesOf(sources).map((file) => [file.path, file]))
  return (name) => files.get(name)?.text ?? null
}

/** What became of the files of a site. */
export function movesBetween(one: Sources, other: Sources): Move[] {
  if (one === other) return []
  const [before, after] = [one, other].map((sources) => new Map(filesOf(sources).map((file) => [file.path, file])))
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])
  return [...names].flatMap((name) => {
    const [old, now] = [before?.get(name), after?.get(name)]
    return old === now ? [] : (moveBetween(name, old?.text ?? null, now?.text ?? null) ?? [])
  })
}
