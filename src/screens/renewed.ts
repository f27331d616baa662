import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '../changes/migrate/index.ts'
import { filesOf } from '../content/read/files-of.ts'
import { loadSources } from '../content/read/load.ts'
import { newestVersion } from '../schema/version.ts'

/** What a site has nothing to do with. */
const beside = /^(\..*|node_modules)$/

/**
 * The config of an older state in today's words, in which alone it can be drawn. Where those are other words, they are
 * written into a copy: it may be a folder of somebody who only wanted to compare with it.
 */
export async function renewed(config: string, copy: string): Promise<string> {
  const sources = await loadSources(config)
  // The build tells what is no JSON, and where.
  if (filesOf(sources).some(({ parsed }) => parsed.problems.length > 0)) return config
  const changed = migrate(sources.config, sources.includes, newestVersion()).filter((file) => file.changed)
  if (changed.length === 0) return config
  const site = path.dirname(path.resolve(config))
  await cp(site, copy, {
    recursive: true,
    filter: (name) => name === site || !beside.test(path.basename(name)),
  })
  for (const { path: name, text } of changed)
    await writeFile(path.join(copy, path.relative(site, path.resolve(name))), text)
  return path.join(copy, path.basename(config))
}
