import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { isWithin } from '../../disk/is-within.ts'
import { root } from '../../root.ts'
import { BuildError } from '../build-error.ts'

/** Refuses to write among what the site is made of: its files would be replaced, or what is written taken for its own. */
export function refuseOwnFolders(config: string, out: string): void {
  const site = siteFolder(config)
  const target = trueFolder(out)
  if (isWithin(site, target) || isWithin(root, target) || isWithin(target, path.join(site, 'public')))
    throw new BuildError(
      `The website cannot be written to ${path.resolve(out)}, where the files of the site itself lie. Choose another folder, such as "dist".`,
    )
}

/** Where there is none, whoever reads the config says so. */
function siteFolder(config: string): string {
  const folder = path.dirname(path.resolve(config))
  return existsSync(folder) ? realpathSync.native(folder) : folder
}

/** Where a folder is or is to be, whatever links lead there: one folder may have several names. */
export function trueFolder(name: string): string {
  const place = path.resolve(name)
  const above = path.dirname(place)
  if (above === place) return place
  const own = path.join(trueFolder(above), path.basename(place))
  if (statSync(own, { throwIfNoEntry: false })?.isDirectory()) return realpathSync.native(own)
  const other = lstatSync(own, { throwIfNoEntry: false })
  if (!other) return own
  const reason = other.isSymbolicLink() ? 'that is a link that leads to no folder' : 'that is no folder'
  throw new BuildError(`The website cannot be written to ${place}: ${reason}. Choose another folder, or move it away.`)
}
