import { withFiles } from '../../../changes/site/files.ts'
import { filesOf } from '../../../content/read/files-of.ts'
import { SourceFile, type Sources } from '../../../content/read/source-file.ts'
import type { History } from '../history.ts'
import { isContent } from '../journal.ts'

/** The content before all that the history remembers. */
export function beginningOf(sources: Sources, history: History): Sources {
  const now = new Map(filesOf(sources).map((file) => [file.path, file]))
  const names = new Set(history.events.flatMap(({ moves }) => moves.map((move) => move.path).filter(isContent)))
  const changes = [...names].flatMap((name) => {
    const event = history.events.find(({ moves }) => moves.some((move) => move.path === name))
    if (!event) return []
    const { before } = history.around(event, name, now.get(name)?.text ?? null)
    return [
      { path: name, before: now.get(name), after: before === null ? undefined : SourceFile.written(name, before) },
    ]
  })
  return withFiles(sources, changes)
}
