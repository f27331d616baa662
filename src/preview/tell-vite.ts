import type { EventEmitter } from 'node:events'
import path from 'node:path'
import { Listing, statsAt } from '../disk/listing.ts'
import { coalesce, watchFolder } from './watch.ts'

/** 20: who saves by putting a new file in the place of the old one has done so. */
const together = 20

/**
 * Tells Vite which files in some folders have come, changed or gone. Its own watcher asks the system for each file when it
 * begins, which takes as long as all else until the first page.
 */
export function tellVite(watcher: EventEmitter, folders: readonly string[]): { close(): void } {
  const known = new Set(folders.flatMap(filesIn))
  const touched = new Set<string>()

  function tell(kind: 'add' | 'change' | 'unlink', file: string): void {
    if (kind === 'unlink') known.delete(file)
    else known.add(file)
    watcher.emit(kind, file)
    watcher.emit('all', kind, file)
  }

  const tellSoon = coalesce(async () => {
    for (const place of touched) {
      touched.delete(place)
      const now = new Set(isFile(place) ? [place] : filesIn(place))
      // A folder goes with all that was in it.
      for (const file of known) if ((file === place || isIn(file, place)) && !now.has(file)) tell('unlink', file)
      for (const file of now) if (file === place || !known.has(file)) tell(known.has(file) ? 'change' : 'add', file)
    }
  }, together)

  const watchers = folders.map((folder) => {
    const watcher = watchFolder(folder, (name) => {
      touched.add(path.join(folder, name))
      void tellSoon()
    })
    watcher.follow('')
    return watcher
  })
  return {
    close() {
      for (const watcher of watchers) watcher.close()
    },
  }
}

function isFile(place: string): boolean {
  return statsAt(place)?.isFile() ?? false
}

function isIn(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep)
}

/** The files below a folder; none when it is no folder, or has gone. */
function filesIn(folder: string): string[] {
  const all = new Listing().below(folder)
  return all.flatMap(({ name, entry }) => (entry.isDirectory() ? [] : [path.join(folder, name)]))
}
