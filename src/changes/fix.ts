import { judgeSite } from '../content/check.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { applyEdits, type Edit } from '../content/json/edits.ts'
import { SourceFile, type Sources } from '../content/read/source-file.ts'
import type { At } from '../content/times/clock.ts'
import { isObject } from '../is-object.ts'
import { replaceRead } from './replace-read.ts'
import { stageOf } from './stages.ts'

/** 20: one round mends all mistakes but those that hid behind others, and those whose fixes are tried one by one. */
const mostRounds = 20

/** Sources with their mistakes mended, as far as machines can, and what was done. */
export interface Mended {
  sources: Sources
  done: Diagnostic[]
}

/**
 * Applies fixes in memory, again and again, until there is none left. A fix after which something is wrong that was not
 * wrong before, and that no other fix mends, is not applied: what needs it is left to a person.
 */
export function mend(sources: Sources, at: At = Date.now()): Mended {
  const done: Diagnostic[] = []
  const refused = new Set<string>()
  let current = sources
  let { diagnostics } = judgeSite(current, { at })
  let most = Number.POSITIVE_INFINITY
  for (let round = 0; round < mostRounds; ) {
    const offered = diagnostics.filter((each) => each.fix && !refused.has(nameOf(each)))
    const { next, chosen } = apply(current, offered.slice(0, most))
    const [only, ...others] = chosen
    if (!only) break
    if (includesAnew(current, next)) {
      done.push(...chosen)
      current = next
      break
    }
    const after = judgeSite(next, { at }).diagnostics
    if (!isWorse(diagnostics, after, chosen)) {
      current = next
      diagnostics = after
      done.push(...chosen)
      most = Number.POSITIVE_INFINITY
      round++
    } else if (others.length > 0) most = Math.ceil(chosen.length / 2)
    else {
      refused.add(nameOf(only))
      most = Number.POSITIVE_INFINITY
    }
  }
  return { sources: current, done }
}

/** Whether page files are included at last: they have to be read before anything can be said. */
function includesAnew(before: Sources, after: Sources): boolean {
  const include = includeOf(after)
  return (
    before.includes.length === 0 &&
    Array.isArray(include) &&
    include.length > 0 &&
    JSON.stringify(include) !== JSON.stringify(includeOf(before))
  )
}

function includeOf({ config: { parsed } }: Sources): unknown {
  return isObject(parsed.value) ? parsed.value.include : undefined
}

/** What tells one mistake from another, wherever its line has moved to. */
function nameOf({ file, pointer, rule, message }: Diagnostic): string {
  return JSON.stringify([file, pointer, rule, message])
}

/** Whether fixes left errors that were not there before, or more of them, that no fix will mend. What was hidden until now does not count. */
function isWorse(before: readonly Diagnostic[], after: readonly Diagnostic[], fixed: readonly Diagnostic[]): boolean {
  const stage = Math.max(...fixed.map(stageOf))
  const errors = (all: readonly Diagnostic[]) =>
    all.filter((each) => each.severity === 'error' && stageOf(each) <= stage)
  const known = new Set(errors(before).map(({ rule, message }) => `${rule} ${message}`))
  const left = errors(after).filter(({ fix }) => !fix)
  return left.length > errors(before).length || left.some(({ rule, message }) => !known.has(`${rule} ${message}`))
}

/** Applies the fixes that do not touch each other. */
function apply(sources: Sources, offered: readonly Diagnostic[]): { next: Sources; chosen: Diagnostic[] } {
  const chosen = new Set<Diagnostic>()
  const mended = (file: SourceFile): SourceFile => {
    const own = offered.filter((diagnostic) => diagnostic.file === file.path)
    const edits = withoutOverlaps(own, chosen)
    return edits.length === 0 ? file : SourceFile.written(file.path, applyEdits(file.text, edits))
  }
  const next = { ...sources, config: mended(sources.config), includes: sources.includes.map(mended) }
  return { next, chosen: [...chosen] }
}

/** The edits of fixes that do not touch each other; the others wait for the next round. */
function withoutOverlaps(diagnostics: readonly Diagnostic[], chosen: Set<Diagnostic>): Edit[] {
  const taken: Edit[] = []
  for (const diagnostic of diagnostics) {
    const edits = diagnostic.fix?.edits ?? []
    const free = edits.every((edit) => taken.every((other) => apart(edit, other)))
    if (edits.length === 0 || !free) continue
    taken.push(...edits)
    chosen.add(diagnostic)
  }
  return taken
}

function apart(one: Edit, other: Edit): boolean {
  return one.offset + one.length < other.offset || other.offset + other.length < one.offset
}

/** Writes the files that were mended. */
export async function writeMended(before: Sources, after: Sources): Promise<void> {
  const mended = [after.config, ...after.includes]
  await replaceRead(
    [before.config, ...before.includes].flatMap((read, index) => {
      const { text } = mended[index] ?? read
      return text === read.text ? [] : [{ read, text }]
    }),
  )
}
