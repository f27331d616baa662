import path from 'node:path'
import { patternsOf } from '../content/read/include.ts'
import type { Sources } from '../content/read/source-file.ts'

/** Whether the config has just become something that is no JSON. To read the text of a large one takes longer than to save it. */
export function isUnfinished({ config }: Sources, before: Sources | null): boolean {
  return config.parsed.value === undefined && before?.config.bytes.equals(config.bytes) !== true
}

/** The folders that "include" names, and those of the files that it finds. */
export function includedFolders({ config, lastRight, includes }: Sources, folder: string): string[] {
  const files = includes.map(({ path: file }) => path.relative(folder, path.resolve(file)).split(path.sep).join('/'))
  const tops = [...patternsOf((lastRight ?? config).parsed.value), ...files].flatMap(
    (name) => name.split('/').slice(0, -1)[0] ?? [],
  )
  return tops.filter((top) => !/[*?[{(!]|^\.*$/.test(top))
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
