import type { SharedSections } from '../../generated/types.ts'
import { join } from '../json/pointer.ts'
import { changeTo, type Problem } from '../problem.ts'
import type { SourceFile } from '../read/source-file.ts'
import { type ContentPage, isUse } from './content.ts'
import { nearest, oneSlip, sameWord } from './nearest.ts'
import { choices } from './words.ts'

/** A place that uses a shared section. */
interface Use {
  page: ContentPage
  pointer: string
}

/** Names of shared sections that nobody has: each is told once. With the pages whose sections are not known therefore. */
export function judgeUseNames(
  pages: readonly ContentPage[],
  shared: SharedSections,
  config: SourceFile,
): { problems: [SourceFile, Problem][]; pages: ReadonlySet<ContentPage> } {
  const unknown = new Map<string, Use[]>()
  const unused = new Set(Object.keys(shared))
  for (const page of pages) {
    for (const name of page.facts?.uses ?? []) unused.delete(name)
    if (page.facts) continue
    for (const [index, entry] of page.page.sections.entries()) {
      if (!isUse(entry)) continue
      unused.delete(entry.use)
      if (Object.hasOwn(shared, entry.use)) continue
      const use = { page, pointer: join(page.source.pointer, 'sections', index, 'use') }
      const others = unknown.get(entry.use)
      if (others) others.push(use)
      else unknown.set(entry.use, [use])
    }
  }
  const problems = [...unknown].flatMap(([name, uses]): [SourceFile, Problem][] => {
    const [only, ...more] = unused
    const isOnly = unknown.size === 1 && more.length === 0
    const renamed = uses.length > 1 ? (nearest(name, [...unused]) ?? (isOnly ? only : undefined)) : undefined
    return renamed === undefined
      ? unknownName(name, uses, Object.keys(shared))
      : [[config, wasRenamed(name, renamed, uses)]]
  })
  return { problems, pages: new Set([...unknown.values()].flat().map(({ page }) => page)) }
}

function unknownName(name: string, uses: readonly Use[], names: string[]): [SourceFile, Problem][] {
  const meant = nearest(name, names)
  const fix = meant !== undefined && sameWord(meant, name)
  const problem = ({ pointer }: Use): Problem => ({
    spot: { pointer, on: 'value' },
    rule: 'shared',
    severity: 'error',
    message: `There is no shared section "${name}".${meant ? ` Did you mean "${meant}"?` : ''}`,
    hint:
      names.length > 0
        ? `There are: ${choices(names, name)}.`
        : 'Shared sections are written under "shared" in the config.',
    fix: fix ? changeTo(meant) : undefined,
  })
  const [first, ...others] = uses
  if (fix || !first) return uses.map((use) => [use.page.source.file, problem(use)])
  return [[first.page.source.file, { ...problem(first), also: others.map(placeOf) }]]
}

/** Several places use one name, and none uses another that is there: to change that one is less. */
function wasRenamed(name: string, now: string, uses: readonly Use[]): Problem {
  return {
    spot: { pointer: join('/shared', now), on: 'name' },
    rule: 'shared',
    severity: 'error',
    message: `${uses.length.toLocaleString('en')} places use a shared section "${name}", which is not there, and none uses "${now}".`,
    hint: `If this is a slip, write "${name}"; if it is a new name, write "${now}" in those places.`,
    fix:
      oneSlip(name, now) || sameWord(name, now)
        ? { title: `rename to "${name}"`, change: { rename: name } }
        : undefined,
    also: uses.map(placeOf),
  }
}

function placeOf({ page, pointer }: Use): NonNullable<Problem['also']>[number] {
  return { file: page.source.file.path, spot: { pointer, on: 'value' } }
}
