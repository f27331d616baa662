import { judgeInSteps, type Looking } from '../../content/check.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { get } from '../../content/json/pointer.ts'
import { remembered } from '../../content/read/remembered.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { Steps } from '../../content/steps.ts'
import type { Workspace } from '../../content/workspace.ts'
import { isObject } from '../../is-object.ts'
import { drawLatest } from './draw.ts'
import type { Latest } from './state.ts'

/**
 * Judges a site while it is written, and makes ready to be drawn what can be shown of it: all that fits as it is now, and
 * what does not as it was when it last did. A mistake stays in its section, its field of a page, or its setting.
 */
export function* checkLatest(
  sources: Sources,
  before: Latest,
  looking: Looking & { drafts: boolean; workspace: Workspace },
  /** What was drawn of it at first sight. */
  first: Latest | null = null,
): Steps<Latest> {
  const { config, lastRight } = sources
  const diagnostics = yield* judgeRemembered(sources, looking)
  yield
  if (first && !diagnostics.some(({ severity }) => severity === 'error')) return { ...first, diagnostics }
  if (config.parsed.value === undefined && !lastRight) return { ...before, diagnostics }
  if (!lastRight) return drawLatest(sources, before, diagnostics, looking)
  // Of the config as it was nobody wants to read anything.
  const whole = { ...sources, config: lastRight }
  const found = yield* judgeRemembered(whole, looking)
  const others = found.filter(({ file }) => file !== config.path)
  return drawLatest(whole, before, [...diagnostics, ...others], looking)
}

/** Judges a site by what is remembered of the pages that are as they were. */
function* judgeRemembered(sources: Sources, looking: Looking & { workspace: Workspace }): Steps<readonly Diagnostic[]> {
  const known = remembered(sources, looking.workspace)
  const { diagnostics, facts } = yield* judgeInSteps(known, looking)
  void known.keepFacts?.(facts)
  return diagnostics
}

/**
 * The same before any rule is asked, which takes most of the time: it is shown for the moment until they have been. Null
 * where rules have a say in what is shown, or the schema has found something.
 */
export function firstSight(
  sources: Sources,
  before: Latest,
  looking: Looking & { drafts: boolean; workspace: Workspace },
): Latest | null {
  const { value } = sources.config.parsed
  const settings = before.content?.settings
  if (settings && !isSameButLook(settings, get(value, ['site']))) return null
  const latest = value === undefined ? null : drawLatest(sources, before, [], looking)
  return latest?.marks.size === 0 ? latest : null
}

/** Settings of which rules may find something, and which can be drawn all the same. */
const drawable = ['theme', 'words']

function isSameButLook(before: object, now: unknown): boolean {
  const others = (settings: object) => Object.entries(settings).filter(([name]) => !drawable.includes(name))
  return isObject(now) && JSON.stringify(others(before)) === JSON.stringify(others(now))
}
