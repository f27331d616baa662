import { Impossible } from '../../content/operations/tree.ts'
import { filesOf } from '../../content/read/files-of.ts'
import type { SourceFile, Sources } from '../../content/read/source-file.ts'

/** What became of a file: without a state before it is new, without one after it is gone. */
export interface FileChange {
  path: string
  before: SourceFile | undefined
  after: SourceFile | undefined
}

/** A site with some files as they are after a change. New ones come where their names sort them, as they are read. */
export function withFiles(sources: Sources, changes: readonly FileChange[]): Sources {
  const changed = new Map(changes.map((change) => [change.path, change]))
  const now = (file: SourceFile) => {
    const change = changed.get(file.path)
    return change ? change.after : file
  }
  const includes = sources.includes.flatMap((file) => now(file) ?? [])
  for (const { before, after } of changes) {
    if (before || !after) continue
    const next = includes.findIndex(({ path }) => path > after.path)
    includes.splice(next === -1 ? includes.length : next, 0, after)
  }
  const { schemaProblems = () => [] } = sources
  return {
    ...sources,
    config: now(sources.config) ?? sources.config,
    includes,
    schemaProblems: () =>
      schemaProblems().flatMap(([file, problem]) => {
        const same = now(file)
        return same ? [[same, problem] as const] : []
      }),
  }
}

/** Takes back what was done, byte for byte. Refused where a file is another one since. */
export function undo(sources: Sources, changes: readonly FileChange[]): { sources: Sources; files: FileChange[] } {
  const files = changes.map(({ path, before, after }) => ({ path, before: after, after: before }))
  const today = new Map(filesOf(sources).map((file) => [file.path, file]))
  for (const { path, before } of files)
    if (today.get(path)?.text !== before?.text)
      throw new Impossible('', 'it has changed since, so that what was done before cannot be undone.', path)
  return { sources: withFiles(sources, files), files }
}
