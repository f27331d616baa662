import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { backUp } from '../../src/leads/backup/backup.ts'
import { removeOld, removeUnfinished } from '../../src/leads/backup/remove.ts'
import { command, Misuse } from './command.ts'
import { storeFile } from './store-file.ts'

export const backup = command({
  usage: 'backup DIR [FLAGS]',
  about: 'Copies the store into a folder, also while the service runs; each copy is read before it counts.',
  help: `  --every TIME       again and again, until it is told to end: "30s", "5m", "1h"
  --keep N           removes the oldest when there are more, after a new one stands`,
  options: { every: { type: 'string' }, keep: { type: 'string' } },
  words: 1,
  async work({ every, keep }, [dir]) {
    if (dir === undefined) throw new Misuse('Back up where to? A folder.')
    const pause = every === undefined ? undefined : timeOf(every)
    const most = keep === undefined ? undefined : countOf(keep)
    const store = storeFile()
    const folder = path.resolve(dir)
    await once(store, folder, most)
    if (pause === undefined) return
    const { signal } = untilEnd()
    while (await wait(pause, true, { signal }).catch(() => false))
      // The first has shown that it works; what fails later may pass, and the next one comes.
      await once(store, folder, most).catch((error: Error) => console.error(error.message))
  },
})

async function once(store: string, folder: string, most: number | undefined): Promise<void> {
  const { file, leads } = await backUp(store, folder)
  const removed = most === undefined ? 0 : await removeOld(folder, most, file)
  await removeUnfinished(folder)
  console.log(
    `${file}: ${leads} ${leads === 1 ? 'lead' : 'leads'}${removed > 0 ? `; older ones removed: ${removed}` : ''}`,
  )
}

/** Aborted when the process is told to end. */
function untilEnd(): AbortController {
  const end = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end.abort())
  return end
}

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 }

function timeOf(text: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,3})([smh])$/.exec(text) ?? []
  if (count === undefined) throw new Misuse(`--every is "${text}", and it is a time such as "5m".`)
  return Number(count) * (units[unit] ?? 0)
}

function countOf(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new Misuse(`--keep is "${text}", and it is a number from 1.`)
}
