import type { Feed } from '../../../generated/types.ts'
import { filesForHosts, madeFiles } from '../../made-files.ts'

/** A file in public/ that has the address of a page or redirect, or of a folder that its file is in. */
export function fileInPlaceOf(path: string, files: ReadonlySet<string>): string | undefined {
  const document = path === '/' ? '/index.html' : `${path}/index.html`
  if (files.has(document)) return document
  return firstFolder(path, (folder) => files.has(folder))
}

const made: ReadonlySet<string> = new Set([...Object.values(madeFiles), ...filesForHosts].map((name) => `/${name}`))

/** A file that builds make which has the address of a page or redirect, or of a folder that its file is in. */
export function madeInPlaceOf(path: string, feed: Feed | undefined): string | undefined {
  return firstFolder(path, (folder) => made.has(folder) || folder === feed?.path)
}

/** The first of the path itself and all that it is below. There may be thousands of paths. */
function firstFolder(path: string, isIt: (folder: string) => boolean): string | undefined {
  for (let folder = path; folder.length > 1; folder = folder.slice(0, folder.lastIndexOf('/')))
    if (isIt(folder)) return folder
  return undefined
}
