import type { SiteFile } from '../../generated/types.ts'
import { countKeys } from '../json/depth.ts'
import { countColons } from '../json/keys.ts'
import type { SourceFile, Sources } from '../read/load.ts'
import { misread, parse } from '../read/parse.ts'
import type { Problem } from '../report/problem.ts'
import type { Survey } from '../survey/survey.ts'

/** Names that are written twice in one object. JSON.parse keeps the later one and says nothing. */
export function writtenTwice({ config, includes }: Sources, site: Survey | null): Map<SourceFile, Problem[]> {
  const found = new Map<SourceFile, Problem[]>()
  for (const file of [config, ...includes]) {
    const { value } = parse(file)
    if (value === undefined) continue
    const fields =
      site && file === config ? countConfig(value as SiteFile, site) : (site?.keys.get(file) ?? countKeys(value))
    if ((file.colons ?? countColons(Buffer.from(file.text))) === fields) continue
    const problems = misread(file).filter(({ rule }) => rule === 'duplicate-keys')
    if (problems.length > 0) found.set(file, problems)
  }
  return found
}

/** The fields of the config. Those of most of its parts are counted already. */
function countConfig(value: SiteFile, site: Survey): number {
  const judged = new Set<unknown>(site.pages.map(({ page }) => page))
  const rest = value.pages.filter((page) => !judged.has(page))
  return (
    Object.keys(value).length +
    Object.keys(value.shared ?? {}).length +
    (site.keys.get(site.config) ?? 0) +
    countKeys(rest)
  )
}
