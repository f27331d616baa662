import type { FileChange } from '../../changes/site/files.ts'
import { fileAt, filesOf } from '../../content/read/files-of.ts'
import type { SourceFile, Sources } from '../../content/read/source-file.ts'
import { Refused } from '../../site-files/refused.ts'
import { type Move, moveBetween, type Text } from './moves.ts'

/** The texts of a site's files by their paths. */
export function textsOf(sources: Sources): (name: string) => Text {
  const files = new Map(filesOf(sources).map((file) => [file.path, file]))
  return (name) => files.get(name)?.text ?? null
}

export function fileIn(sources: Sources, name: string): SourceFile {
  const found = fileAt(sources, name)
  if (!found) throw new Refused(`${name} is gone.`, 'look again.')
  return found
}

/** What became of a file. Of one that was edited that is known: to compare large texts takes long. */
export function moveOf({ path, before, after }: FileChange): Move | undefined {
  const difference = before && after?.differenceFrom(before)
  if (!difference) return moveBetween(path, before?.text ?? null, after?.text ?? null)
  const { at, removed, inserted } = difference
  const move = moveBetween(path, removed, inserted)
  return move && { ...move, at: move.at + at }
}

/** The files of one state that are others in another, or missing there, by their paths. Of thousands, most are the same. */
function notIn(one: Sources, other: Sources): Map<string, SourceFile> {
  const same = new Set(filesOf(other))
  return new Map(filesOf(one).flatMap((file) => (same.has(file) ? [] : [[file.path, file] as const])))
}

/** What became of the files of a site. */
export function movesBetween(one: Sources, other: Sources): Move[] {
  if (one === other) return []
  const [before, after] = [notIn(one, other), notIn(other, one)]
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => moveOf({ path: name, before: before.get(name), after: after.get(name) }) ?? [])
}
