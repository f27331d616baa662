import type { Ignore } from '../../generated/types.ts'
import { join } from '../json/pointer.ts'
import { nearest } from '../judge/nearest.ts'
import type { Problem } from '../problem.ts'
import type { SourceFile } from '../read/source-file.ts'
import type { Survey } from '../survey/survey.ts'
import { type Place, pointerOf } from '../survey/written.ts'
import { rules as allRules } from './index.ts'
import { whereIs } from './lib/where.ts'
import type { Report, Rule } from './rule.ts'

/** Lets all rules judge a site, but for those that a section or a page opts out of. */
export function runRules(site: Survey, rules: readonly Rule[] = allRules): Map<SourceFile, Problem[]> {
  const found = new Map<SourceFile, Problem[]>()
  const say = (file: SourceFile, problem: Problem) => {
    const list = found.get(file)
    if (list) list.push(problem)
    else found.set(file, [problem])
  }
  const used = new Set<Ignore[number]>()
  for (const rule of rules) {
    const said = new Set<string>()
    const report: Report = (place, holder, key, { severity = rule.severity, on, part, ...words }) => {
      const entry = ignoresOf(place).find((ignored) => ignored.rule === rule.id)
      if (entry) {
        used.add(entry)
        return
      }
      const spot = whereIs(site, place, holder, key)
      // What is wrong in a shared section is wrong on every page that uses it, and is said once.
      const once = spot.file === place.file && spot.own ? '' : spot.pointer
      if (once && said.has(once)) return
      said.add(once)
      say(spot.file, { ...words, severity, rule: rule.id, spot: { pointer: spot.pointer, on: on ?? 'value', part } })
    }
    rule.check(site, report)
  }
  for (const { ignore, place } of site.ignoring) {
    for (const [index, entry] of ignore.entries()) {
      const problem = judgeIgnore(entry, allRules, used.has(entry), site.complete && site.unsurePaths.size === 0)
      const pointer = join(pointerOf(place), 'ignore', index, 'rule')
      if (problem) say(place.file, { ...problem, spot: { pointer, on: 'value' } })
    }
  }
  return found
}

/** What a section, or the page around it, opts out of. */
function ignoresOf({ page, placed, root }: Place): Ignore {
  const own = placed ? placed.section.ignore : 'ignore' in root ? (root.ignore as Ignore | undefined) : undefined
  return [...(own ?? []), ...((page?.page !== root && page?.page.ignore) || [])]
}

function judgeIgnore(
  { rule }: Ignore[number],
  rules: readonly Rule[],
  used: boolean,
  sure: boolean,
): Omit<Problem, 'spot'> | null {
  const ids = rules.map(({ id }) => id)
  if (!ids.includes(rule)) {
    const meant = nearest(rule, ids)
    return {
      rule: 'ignore',
      severity: 'error',
      message: `There is no rule "${rule}" that can be ignored.${meant ? ` Did you mean "${meant}"?` : ''}`,
      hint: meant ? undefined : `Those that can be ignored: ${ids.join(', ')}.`,
      fix: meant ? { title: `change to "${meant}"`, change: { value: meant } } : undefined,
    }
  }
  if (used || !sure) return null
  return {
    rule: 'ignore',
    severity: 'warning',
    message: `Nothing here goes against "${rule}".`,
    hint: 'Remove this entry of "ignore".',
  }
}
