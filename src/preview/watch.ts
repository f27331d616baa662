import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Calls back when something in a folder, or in the folders below it, changes. Each folder is watched and not its files:
 * a file that an editor replaces by renaming another over it would be lost after its first save, which is also why Node's
 * own recursive watch does not do.
 */
export function watchFolder(folder: string, recursive: boolean, changed: (name: string) => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>()
  const add = (one: string) => {
    if (watchers.has(one)) return
    const watcher = watch(one, (_, name) => {
      if (recursive) addAll()
      changed(name ?? '')
    })
    watchers.set(one, watcher)
    // A folder that goes away ends its own watch; that of its parent sees it come again.
    watcher.on('error', () => {
      watcher.close()
      watchers.delete(one)
    })
  }
  const addAll = () => {
    if (existsSync(folder)) for (const below of folders(folder)) add(below)
  }
  add(folder)
  if (recursive) addAll()
  return {
    close() {
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

/** All folders below one. */
function folders(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name))
}

/**
 * Runs a task after each call, never twice at once. Calls during a run make it run once more, so the last state is always
 * seen and bursts are drawn together. Calls within a pause of so many milliseconds are taken as one.
 */
export function coalesce(task: () => Promise<void>, pause = 0): () => void {
  let wanted = false
  let running = false
  return function run() {
    wanted = true
    if (running) return
    running = true
    void (async () => {
      while (wanted) {
        if (pause > 0) await setTimeout(pause)
        wanted = false
        await task()
      }
      running = false
    })()
  }
}
