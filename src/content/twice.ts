import type { SiteFile } from '../generated/types.ts'
import { tooDeep } from './json/depth.ts'
import { countColons } from './json/keys.ts'
import type { SourceFile, Sources } from './load.ts'
import { misread, parse } from './parse.ts'
import type { Problem } from './problem.ts'
import { countKeys, type Survey } from './survey.ts'

/** Names that are written twice in one object. JSON.parse keeps the later one and says nothing. */
export function writtenTwice({ config, includes }: Sources, site: Survey | null): Map<SourceFile, Problem[]> {
  const found = new Map<SourceFile, Problem[]>()
  for (const file of [config, ...includes]) {
    const { value } = parse(file)
    if (value === undefined || tooDeep(value)) continue
    const fields = site && file === config ? countConfig(value as SiteFile, site) : (site?.keys.get(file) ?? countKeys(value))
    if (countColons(file.text) === fields) continue
    const problems = misread(file.text, file.text.charCodeAt(0) === 0xfeff ? 1 : 0)
    if (problems.length > 0) found.set(file, problems)
  }
  return found
}

/** The fields of the config. Those of most of its parts are counted already. */
function countConfig(value: SiteFile, site: Survey): number {
  const judged = new Set<unknown>(site.pages.map(({ page }) => page))
  const rest = value.pages.filter((page) => !judged.has(page))
  return Object.keys(value).length + Object.keys(value.shared ?? {}).length + (site.keys.get(site.config) ?? 0) + countKeys(rest)
}
