import { type FSWatcher, watch } from 'node:fs'

/**
 * Calls back when something in a folder changes. Folders are watched, not files: an editor that saves by renaming a new
 * file over the old one would be lost after its first save.
 */
export function watchFolder(folder: string, recursive: boolean, changed: (name: string) => void): FSWatcher {
  const watcher = watch(folder, { recursive }, (_, name) => changed(name ?? ''))
  // A folder that goes away ends its own watch; that of its parent sees it come again.
  watcher.on('error', () => watcher.close())
  return watcher
}

/**
 * Runs a task after each call, never twice at once. Calls during a run make it run once more, so the last state is always
 * seen and bursts are drawn together.
 */
export function coalesce(task: () => Promise<void>): () => void {
  let wanted = false
  let running = false
  return function run() {
    wanted = true
    if (running) return
    running = true
    void (async () => {
      while (wanted) {
        wanted = false
        await task()
      }
      running = false
    })()
  }
}
