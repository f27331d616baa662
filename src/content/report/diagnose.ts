import type { Diagnostic } from '../diagnostic.ts'
import type { Edit } from '../json/edits.ts'
import { createLocator } from '../json/locate.ts'
import { between, editsOf, entryAt, rename } from '../json/pieces.ts'
import { get, split } from '../json/pointer.ts'
import type { Child } from '../json/scan.ts'
import type { Change, Problem } from '../problem.ts'
import type { SourceFile } from '../read/source-file.ts'

/** Gives the problems of one file their lines and columns, in the order of the text. */
export function diagnose(file: SourceFile, problems: readonly Problem[]): Diagnostic[] {
  if (problems.length === 0) return []
  const { lines } = file
  const { value } = file.parsed
  const locator = value === undefined ? undefined : createLocator(file.text)
  return problems
    .map((problem) => {
      const { spot } = problem
      const pointer = spot.pointer ?? ''
      const child = 'on' in spot ? locator?.find(pointer) : undefined
      const [from, to] = 'on' in spot ? stretch(file.text, child, spot) : [spot.offset, spot.offset + spot.length]
      const start = lines.position(from)
      const end = lines.position(to)
      const diagnostic: Diagnostic = {
        file: file.path,
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
        pointer,
        ...owner(value, pointer),
        rule: problem.rule,
        severity: problem.severity,
        message: problem.message,
        hint: problem.hint ?? null,
        fix: problem.fix
          ? { title: problem.fix.title, edits: editsFor(problem.fix.change, file.text, child, from, to) }
          : null,
      }
      return { from, diagnostic }
    })
    .sort((a, b) => a.from - b.from)
    .map(({ diagnostic }) => diagnostic)
}

/** The letters that a problem is about: of an object or a list only the bracket that opens it. */
function stretch(
  text: string,
  child: Child | undefined,
  { on, part }: Extract<Problem['spot'], { on: unknown }>,
): [number, number] {
  if (!child) return [0, 0]
  if (on === 'name' && child.name !== null) return [child.nameStart, child.nameEnd]
  if (part && text.charAt(child.start) === '"')
    return [letterAt(text, child.start, part.offset), letterAt(text, child.start, part.offset + part.length)]
  return [child.start, '{['.includes(text.charAt(child.start)) ? child.start + 1 : child.end]
}

/** Where a letter of a text stands, from the quote that opens it: some are written as several. */
function letterAt(json: string, quote: number, letter: number): number {
  let at = quote + 1
  for (let left = letter; left > 0; left--) at += json[at] !== '\\' ? 1 : json[at + 1] === 'u' ? 6 : 2
  return at
}

/** The edits that a fix makes, of the value or the field that its problem is about. */
function editsFor(change: Change, text: string, child: Child | undefined, from: number, to: number): Edit[] {
  if ('edits' in change) return change.edits
  if (!child) return []
  if ('letters' in change) {
    const inText = text.charAt(child.start) === '"' && from > child.start && to < child.end
    return inText ? [{ offset: from, length: to - from, text: JSON.stringify(change.letters).slice(1, -1) }] : []
  }
  const entry = entryAt(child)
  if ('rename' in change) rename(entry, change.rename)
  else if ('value' in change) entry.value = JSON.stringify(change.value)
  else entry.value = between(change.between, entry.value)
  return editsOf(text, entry, child.nameStart, child.end)
}

/** The page and the section that a pointer leads into. */
function owner(value: unknown, pointer: string): { page: string | null; section: number | null } {
  const steps = split(pointer)
  const isPageFile = typeof value === 'object' && value !== null && 'sections' in value && !('pages' in value)
  const inside = isPageFile ? steps : steps[0] === 'pages' ? steps.slice(2) : undefined
  if (!inside) return { page: null, section: null }
  const path = get(value, isPageFile ? ['path'] : ['pages', steps[1] ?? '', 'path'])
  const section = inside[0] === 'sections' && inside[1] !== undefined ? Number(inside[1]) : null
  return { page: typeof path === 'string' ? path : null, section }
}
