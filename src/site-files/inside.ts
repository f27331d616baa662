import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { Refused } from './refused.ts'

/** What may be written: files with content, and pictures. */
const writable = /^(?:[^/]+\/)*[^/]+\.json$|^public\/images\/(?:[^/]+\/)*[^/]+\.(?:png|jpe?g|webp|avif|svg)$/

/** Refuses to write a file that is not the site's own, or that a link leads to. Gives its whole path. */
export async function insideOf(folder: string, file: string): Promise<string> {
  const refuse = (why: string) => {
    const name = file.length > 120 ? `${file.slice(0, 120)}…` : file
    return new Refused(`${name}: ${why} Nothing was changed.`, 'name a file of the site, as "look" shows them.')
  }
  const steps = file.split('/')
  const isPlain = steps.every((step) => step !== '' && !step.startsWith('.') && !/[\\:\p{Cc}]/u.test(step))
  if (!isPlain || steps.includes('node_modules'))
    throw refuse('only files in the folder of the site are written, in no folder that is hidden.')
  if (!writable.test(file)) throw refuse('only JSON files with content, and pictures in public/images, are written.')
  for (const [index] of steps.entries()) {
    const at = path.join(folder, ...steps.slice(0, index + 1))
    const found = await lstat(at).catch(() => undefined)
    if (found?.isSymbolicLink()) throw refuse('it is a link, or lies behind one, and links are not followed.')
    const isLast = index === steps.length - 1
    if (found && (isLast ? !found.isFile() : !found.isDirectory())) throw refuse('something else is in its place.')
  }
  return path.join(folder, ...steps)
}
