import type { Diagnostic } from '../content/diagnostic.ts'
import type { SourceFile } from '../content/read/source-file.ts'
import { formatText, frame } from '../content/report/format/text.ts'
import { trail } from '../content/report/format/trail.ts'
import type { ContentState } from './content.ts'
import type { Problem, ProblemList, Problems } from './messages.ts'

/** 50 of a kind: more than that nobody reads beside a page. */
const most = 50

/** The mistakes in words for the terminal; null when there are none. Warnings do not stop the page, and are told in it. */
export function mistakesText({ diagnostics, sources, failure }: ContentState): string | null {
  if (failure !== null) return failure
  const mistakes = diagnostics.filter(({ severity }) => severity === 'error')
  return mistakes.length > 0 && sources ? formatText(mistakes, sources, { color: false }) : null
}

/** What is wrong with the content, for the open pages. */
export function problemsOf({ diagnostics, sources, failure }: ContentState): Problems {
  const files = new Map(sources && [sources.config, ...sources.includes].map((file) => [file.path, file]))
  const listOf = (kind: Diagnostic['severity']) =>
    list(
      diagnostics.filter(({ severity }) => severity === kind),
      files,
    )
  return { mistakes: listOf('error'), warnings: listOf('warning'), failure }
}

/** By files; what is to be said of several places is said once, at the first of them. */
function list(diagnostics: readonly Diagnostic[], files: ReadonlyMap<string, SourceFile>): ProblemList {
  const same = [...groups(diagnostics, ({ message, hint }) => `${message}\n${hint}`).values()]
  const byFile = groups(same.slice(0, most), ([first]) => first?.file ?? '')
  return {
    count: diagnostics.length,
    files: [...byFile].map(([name, groupsOfFile]) => ({
      name,
      problems: groupsOfFile.flatMap((one) => problem(one, files) ?? []),
    })),
  }
}

function problem(group: readonly Diagnostic[], files: ReadonlyMap<string, SourceFile>): Problem | undefined {
  const [first] = group
  if (!first) return undefined
  const { message, hint, fix, line, column } = first
  const source = files.get(first.file)
  return {
    message,
    count: group.length,
    places: group.slice(0, most).map((one) => ({
      spot: `${one.file}:${one.line}:${one.column}`,
      way: trail(one, files.get(one.file)),
    })),
    code: source
      ? frame(source, line, column)
          .map(({ code }) => code.slice(4))
          .join('\n')
      : '',
    advice: hint,
    fix: fix && `${fix.title} (npm run validate -- --fix)`,
  }
}

/** What has the same key, together, in the order of the first of each. */
function groups<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const one of list) {
    const group = found.get(keyOf(one))
    if (group) group.push(one)
    else found.set(keyOf(one), [one])
  }
  return found
}
