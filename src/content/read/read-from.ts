import path from 'node:path'
import { isRefused, patternsOf } from './include.ts'
import { pageIn } from './pages-of.ts'
import { schemaTargets } from './schema-address.ts'
import type { ReadFrom } from './snapshot.ts'
import type { Sources } from './source-file.ts'

/** What a site was read from, beside where every site is; undefined where that is not all. */
export function readFrom({ config, includes, problems = [], undecided }: Sources): ReadFrom | undefined {
  // What is wrong with a pattern may be said of a folder that is not the site's.
  if (problems.some(({ severity }) => severity === 'error')) return undefined
  // Whether a merge was given up is said by git alone.
  if (undecided && undecided.size > 0) return undefined
  const folder = path.dirname(path.resolve(config.path))
  const patterns = patternsOf(config.frame.value)
  if (patterns.some(isRefused)) return undefined
  const folders = patterns.map((pattern) => {
    const steps = pattern.split('/').slice(0, -1)
    const open = steps.findIndex((step) => /[*?[{(!]/.test(step))
    return path.join(folder, ...(open === -1 ? steps : steps.slice(0, open)))
  })
  if (folders.includes(folder)) return undefined
  const own = { path: config.path, value: config.frame.value }
  const files = includes.map((file) => ({ path: file.path, value: pageIn(file).head }))
  return { folders: [...new Set(folders)], files: schemaTargets([own, ...files]) }
}
