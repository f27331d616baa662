import path from 'node:path'
import { root } from '../root.ts'
import { BuildError } from './build-error.ts'

/** Refuses to write among what the site is made of: its files would be replaced, or what is written taken for its own. */
export function refuseOwnFolders(config: string, out: string): void {
  const site = path.dirname(path.resolve(config))
  const target = path.resolve(out)
  if (isWithin(site, target) || isWithin(root, target) || isWithin(target, path.join(site, 'public')))
    throw new BuildError(
      `The website cannot be written to ${target}, where the files of the site itself lie. Choose another folder, such as "dist".`,
    )
}

/** Whether a file is a folder, or somewhere in it. */
function isWithin(file: string, folder: string): boolean {
  const way = path.relative(folder, file)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}
