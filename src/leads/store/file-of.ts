import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file that the address of a store names; nothing, when it is no file. */
export function fileOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined
  return url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length))
}
