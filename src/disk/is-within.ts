import path from 'node:path'

/** Whether a file is a folder, or somewhere in it; the folder may be a whole disk, whose name ends with a slash. */
export function isWithin(file: string, folder: string): boolean {
  const way = path.relative(folder, file)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}
