import type { Ignore } from '../../generated/types.ts'
import { join } from '../json/pointer.ts'
import { nearest, sure } from '../judge/nearest.ts'
import type { Problem } from '../problem.ts'
import type { SourceFile } from '../read/source-file.ts'
import type { Survey } from '../survey/survey.ts'
import { type Place, pointerOf } from '../survey/written.ts'
import { rules as allRules } from './index.ts'
import { isWhole } from './lib/whole.ts'
import { offerPaths } from './lib/wrong-paths.ts'
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
  offerPaths(site)
  for (const rule of rules) {
    const said = new Set<string>()
    const causes = new Map<string, Problem>()
    const report: Report = (place, holder, key, { severity = rule.severity, on, part, once = '', cause, ...words }) => {
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
    rule.check(site, report)
  }
  for (const { ignore, place } of site.ignoring) {
    for (const [index, entry] of ignore.entries()) {
      const problem = judgeIgnore(entry, allRules, used.has(entry), isWhole(site))
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
  isAllKnown: boolean,
): Omit<Problem, 'spot'> | null {
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
      fix: surely ? { title: `change to "${surely}"`, change: { value: surely } } : undefined,
    }
  }
  if (used || !isAllKnown) return null
  return {
    rule: 'ignore',
    severity: 'warning',
    message: `Nothing here goes against "${rule}".`,
    hint: 'Remove this entry of "ignore".',
  }
}

/** The file and the pointer of a field, found by looking for the object that holds it. */
function whereIs(site: Survey, place: Place, holder: object, key: string | number | null) {
  const end = key === null ? [] : [key]
  const steps = holder === place.standIn ? [] : stepsTo(place.root, holder)
  if (steps) return { file: place.file, pointer: join(pointerOf(place), ...steps, ...end), own: true }
  const isUse = place.placed !== null && place.shared !== null
  const shared = isUse ? site.sharedPlaces.get(place.shared ?? '') : undefined
  if (shared && holder === place.placed?.section) return merged(place, shared, key)
  const inShared = shared && stepsTo(shared.root, holder)
  if (shared && inShared)
    return { file: shared.file, pointer: join(pointerOf(shared), ...inShared, ...end), own: false }
  return { file: place.file, pointer: pointerOf(place), own: true }
}

/** The field of a shared section as a page has it: written under "with" or in the shared one. */
function merged(place: Place, shared: Place, key: string | number | null) {
  const own = key !== null && Object.hasOwn(place.root, key)
  const from = own ? place : shared
  return { file: from.file, pointer: join(pointerOf(from), ...(key === null ? [] : [key])), own }
}

/** The way from an object down to one inside it. */
function stepsTo(root: object, wanted: object): string[] | undefined {
  if (root === wanted) return []
  for (const [key, value] of Object.entries(root)) {
    if (typeof value !== 'object' || value === null) continue
    const below = stepsTo(value as object, wanted)
    if (below) return [key, ...below]
  }
  return undefined
}
