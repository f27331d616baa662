import type { Ignore } from '../../generated/types.ts'
import { join } from '../json/pointer.ts'
import type { ContentPage } from '../judge/content.ts'
import { nearest, sure } from '../judge/nearest.ts'
import { changeTo, type Problem } from '../problem.ts'
import type { SourceFile } from '../read/source-file.ts'
import type { Steps } from '../steps.ts'
import type { Survey } from '../survey/survey.ts'
import { type Place, pointerOf } from '../survey/written.ts'
import { rules } from './index.ts'
import { whereIs } from './lib/where.ts'
import { isWhole } from './lib/whole.ts'
import { offerPaths } from './lib/wrong-paths.ts'
import type { Report } from './rule.ts'

/** Lets all rules judge a site, but for those that a section or a page opts out of. */
export function* runRules(
  site: Survey,
  /** Gets the pages of which something is said, or may be. */
  told: Set<ContentPage>,
): Steps<Map<SourceFile, Problem[]>> {
  const found = new Map<SourceFile, Problem[]>()
  const say = (file: SourceFile, problem: Problem) => {
    const list = found.get(file)
    if (list) list.push(problem)
    else found.set(file, [problem])
  }
  const used = new Set<Ignore[number]>()
  const watch = ({ page }: Place) => {
    if (page) told.add(page)
  }
  offerPaths(site)
  for (const rule of rules) {
    yield
    const said = new Set<string>()
    const causes = new Map<string, Problem>()
    const report: Report = (place, holder, key, { severity = rule.severity, on, part, once = '', cause, ...words }) => {
      watch(place)
      // Where in a page that was not read, nobody knows yet.
      if (place.page?.facts) return
      const entry = ignoresOf(place).find((ignored) => ignored.rule === rule.id)
      if (entry) {
        used.add(entry)
        return
      }
      const spot = whereIs(site, place, holder, key)
      // What is wrong in a shared section is wrong on every page that uses it, and is said once.
      const name = once || (spot.file === place.file && spot.own ? '' : spot.pointer)
      if (name && said.has(name)) return
      said.add(name)
      const problem: Problem = {
        ...words,
        severity,
        rule: rule.id,
        spot: { pointer: spot.pointer, on: on ?? 'value', part },
      }
      const first = cause === undefined ? undefined : causes.get(cause)
      if (first?.also) first.also.push({ file: spot.file.path, spot: problem.spot })
      else {
        say(spot.file, problem)
        if (cause !== undefined) causes.set(cause, Object.assign(problem, { also: [] }))
      }
    }
    rule.check(site, report, watch)
  }
  for (const { ignore, place } of site.ignoring) {
    for (const [index, entry] of ignore.entries()) {
      const problem = judgeIgnore(entry, used.has(entry), isWhole(site))
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

function judgeIgnore({ rule }: Ignore[number], used: boolean, isAllKnown: boolean): Omit<Problem, 'spot'> | null {
  const ids = rules.map(({ id }) => id)
  if (!ids.includes(rule)) {
    // A guess would silence another rule.
    const surely = sure(rule, ids, () => true)
    const meant = surely ?? nearest(rule, ids)
    return {
      rule: 'ignore',
      severity: 'error',
      message: `There is no rule "${rule}" that can be ignored.${meant ? ` Did you mean "${meant}"?` : ''}`,
      hint: meant ? undefined : `Those that can be ignored: ${ids.join(', ')}.`,
      fix: surely ? changeTo(surely) : undefined,
    }
  }
  // Whether there is a notice depends on the day.
  const isOfDay = rules.some(({ id, severity }) => id === rule && severity === 'notice')
  if (used || isOfDay || !isAllKnown) return null
  return {
    rule: 'ignore',
    severity: 'warning',
    message: `Nothing here goes against "${rule}".`,
    hint: 'Remove this entry of "ignore".',
  }
}
