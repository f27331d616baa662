import path from 'node:path'
import { patternsOf } from '../content/read/include.ts'
import type { Sources } from '../content/read/source-file.ts'

/** Whether the config has just become something that is no JSON. To read the text of a large one takes longer than to save it. */
export function isUnfinished({ config }: Sources, before: Sources | null): boolean {
  return config.parsed.value === undefined && before?.config.bytes.equals(config.bytes) !== true
}

/** The folders that "include" names, and those of the files that it finds. */
export function includedFolders({ config, lastRight, includes }: Sources, folder: string): string[] {
  const patterns = patternsOf((lastRight ?? config).parsed.value).map((name) => path.posix.dirname(name))
  // Thousands of files are in a few folders.
  const found = new Set(includes.map(({ path: file }) => path.posix.dirname(file)))
  const below = Array.from(found, (name) => path.relative(folder, path.resolve(name)).split(path.sep).join('/'))
  const tops = [...patterns, ...below].map((name) => name.split('/')[0] ?? '')
  return [...new Set(tops)].filter((top) => !/[*?[{(!]|^\.*$/.test(top))
}

/** Whether nothing of a site is another: files that stay as they are are the same objects. */
export function same(one: Sources, other: Sources): boolean {
  const files = [other.config, ...other.includes]
  return (
    one.includes.length + 1 === files.length &&
    [one.config, ...one.includes].every((file, index) => file === files[index]) &&
    one.pictures === other.pictures &&
    one.publicFiles.size === other.publicFiles.size &&
    [...one.publicFiles].every((file) => other.publicFiles.has(file))
  )
}
