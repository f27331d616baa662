import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** What watches a folder: below it only what it was told to follow. */
export interface FolderWatch {
  /** Watches a folder in there too, and all below it, whether it is there already or comes later; "" is the whole. */
  follow(name: string): void
  close(): void
}

/**
 * Calls back with the name of what has changed in a folder; "" where it came or went itself. Each folder is watched and not its
 * files: a file that an editor replaces by renaming another over it would be lost after its first save, which is also why
 * Node's own recursive watch does not do.
 */
export function watchFolder(folder: string, changed: (name: string) => void): FolderWatch {
  const watchers = new Map<string, FSWatcher>()
  const followed: string[] = []
  const around = watchAround(folder, () => {
    addAll()
    changed('')
  })
  const isFollowed = (name: string) => followed.some((one) => one === '' || one === name || isBelow(name, one))

  function add(name: string): void {
    const place = path.join(folder, name)
    if (watchers.has(name) || !isFolder(place)) return
    try {
      const watcher = watch(place, (kind, entry) => {
        const at = path.join(name, entry ?? '')
        if (kind === 'rename') renew(at)
        changed(at)
      })
      watchers.set(
        name,
        watcher.on('error', () => forget(name)),
      )
    } catch {
      return // It has gone again meanwhile; when it comes back its parent says so.
    }
    // Only now: of a folder that comes after these are listed, the watch tells.
    if (isFollowed(name)) for (const one of foldersIn(place)) add(path.join(name, one))
  }

  /** Something came or went: a folder by the same name may be another one, of which the old watch knows nothing. */
  function renew(name: string): void {
    forget(name)
    if (isFollowed(name)) add(name)
  }

  function forget(name: string): void {
    for (const [known, watcher] of watchers) {
      if (known !== name && !isBelow(known, name)) continue
      watcher.close()
      watchers.delete(known)
    }
  }

  /** The folder may be another one by the same name, of which no watch that there is knows anything. */
  function addAll(): void {
    for (const watcher of watchers.values()) watcher.close()
    watchers.clear()
    for (const name of ['', ...followed]) add(name)
  }

  addAll()
  return {
    follow(name) {
      if (followed.includes(name)) return
      followed.push(name)
      if (name === '') renew(name)
      else add(name)
    },
    close() {
      around.close()
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

/** Calls back when a folder comes or goes, also with those around it. */
function watchAround(folder: string, changed: () => void): { close(): void } {
  let watcher: FSWatcher | undefined
  let isClosed = false

  function begin(): void {
    const { around, next } = nearestAround(folder)
    try {
      watcher = watch(around, (kind, entry) => {
        if (kind === 'rename' && (entry === next || entry === path.basename(around))) renew()
      }).on('error', renew)
    } catch {
      return // It may not be read, or has gone again; the folder itself is watched nevertheless.
    }
    // One that came in between is told of by nobody.
    if (nearestAround(folder).around !== around) renew()
  }

  function renew(): void {
    watcher?.close()
    if (isClosed) return
    begin()
    changed()
  }

  begin()
  return {
    close() {
      isClosed = true
      watcher?.close()
    },
  }
}

/** The nearest of the folders around a folder that is there, and what stands in it on the way to that. */
function nearestAround(folder: string): { around: string; next: string } {
  const [around, next] = [path.dirname(folder), path.basename(folder)]
  return isFolder(around) || around === folder ? { around, next } : nearestAround(around)
}

function isBelow(name: string, folder: string): boolean {
  return name.startsWith(folder + path.sep)
}

function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory()
  } catch {
    return false
  }
}

/** The folders in a folder; none when it has gone. */
function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch {
    return []
  }
}

/** 20: a large file is written in pieces for a tenth of a second or two. */
const mostPauses = 20

/**
 * Runs a task after each call, never twice at once. Calls during a run make it run once more, so the last state is always
 * seen and bursts are drawn together. Calls with pauses of fewer milliseconds between them are taken as one, up to so many
 * pauses that nothing waits for ever. What is given back waits until no run is left.
 */
export function coalesce(task: () => Promise<void>, pause = 0): () => Promise<void> {
  let wanted = false
  let running: Promise<void> | undefined
  async function run(): Promise<void> {
    try {
      while (wanted) {
        for (let pauses = 0; pause > 0 && wanted && pauses < mostPauses; pauses++) {
          wanted = false
          await setTimeout(pause)
        }
        wanted = false
        await task()
      }
    } finally {
      // Also after one that failed: who calls next is not to be told of that for ever.
      running = undefined
    }
  }
  return () => {
    wanted = true
    running ??= run()
    return running
  }
}
