import type { Diagnostic, Position } from '../diagnostic.ts'
import type { Edit } from '../json/edits.ts'
import { letterAt } from '../json/letters.ts'
import { between, editsOf, entryAt, rename } from '../json/pieces.ts'
import { split } from '../json/pointer.ts'
import { type Child, children } from '../json/scan.ts'
import { change as changed } from '../operations/change.ts'
import type { Operation } from '../operations/operations.ts'
import { Impossible } from '../operations/tree.ts'
import type { Change, Problem, Spot } from '../problem.ts'
import type { Passage } from '../read/passages.ts'
import type { SourceFile } from '../read/source-file.ts'

/** 12: so many places an author may look up one by one. */
const mostPlaces = 12

/** 20: each move takes a large file apart anew. The others follow when these are done. */
const mostMoves = 20

/** Gives the problems of some files their lines and columns, file by file in the order of the text. */
export function diagnose(
  files: readonly SourceFile[],
  problems: ReadonlyMap<SourceFile, readonly Problem[]>,
): Diagnostic[] {
  const lineOf = ({ file: path, spot }: NonNullable<Problem['also']>[number]): string => {
    const file = files.find((other) => other.path === path)
    if (!file) return path
    const { passage, from } = find(file, spot)
    return `${path}:${passage.position(from).line}`
  }
  return files.flatMap((file) =>
    withFewMoves(problems.get(file) ?? [])
      .map((problem) => {
        const found = find(file, problem.spot)
        const { also = [] } = problem
        const others = seeAlso(also.slice(0, mostPlaces).map(lineOf), also.length - mostPlaces)
        return { begin: found.passage.offset(found.from), diagnostic: diagnosticOf(file, problem, found, others) }
      })
      .sort((a, b) => a.begin - b.begin)
      .map(({ diagnostic }) => diagnostic),
  )
}

/** Problems of which not too many offer to move something. */
function withFewMoves(problems: readonly Problem[]): readonly Problem[] {
  const moving = problems.filter(({ fix }) => fix && 'operations' in fix.change)
  if (moving.length <= mostMoves) return problems
  const late = new Set(moving.slice(mostMoves))
  return problems.map((problem) => (late.has(problem) ? { ...problem, fix: undefined } : problem))
}

/** Where some spots are, in the order of the files and of their texts; each place once. */
export function locate(files: readonly SourceFile[], spots: readonly { file: SourceFile; spot: Spot }[]): Position[] {
  return files.flatMap((file) => {
    const own = spots.filter((each) => each.file === file).map(({ spot }) => ({ spot, found: find(file, spot) }))
    const places = new Map(
      own.map(({ spot, found }) => [found.passage.offset(found.from), positionOf(file, spot, found)]),
    )
    return [...places].sort(([a], [b]) => a - b).map(([, position]) => position)
  })
}

/** The letters that a spot is about, and the value that they belong to, in a part of the file. */
interface Found {
  passage: Passage
  from: number
  to: number
  child: Child | undefined
}

function find(file: SourceFile, spot: Spot): Found {
  const passage = file.passage(spot)
  if (!('on' in spot)) return { passage, from: spot.offset, to: spot.offset + spot.length, child: undefined }
  const child = file.frame.value === undefined ? undefined : passage.find(spot.pointer)
  const [from, to] = stretch(passage.text, child, spot)
  return { passage, from, to, child }
}

function diagnosticOf(
  file: SourceFile,
  { spot, rule, severity, message, hint, fix }: Problem,
  found: Found,
  others: string | undefined,
): Diagnostic {
  return {
    ...positionOf(file, spot, found),
    rule,
    severity,
    message,
    hint: [hint, others].filter((sentence) => sentence !== undefined).join(' ') || null,
    fix: fix ? fixOf(fix, file, found) : null,
  }
}

function fixOf({ title, change }: NonNullable<Problem['fix']>, file: SourceFile, found: Found): Diagnostic['fix'] {
  const edits = editsFor(change, file, found)
  return edits.length > 0 ? { title, edits } : null
}

function positionOf(file: SourceFile, spot: Spot, found: Found): Position {
  const pointer = spot.pointer ?? ''
  const start = found.passage.position(found.from)
  const end = found.passage.position(found.to)
  return {
    file: file.path,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    pointer,
    ...owner(file, pointer),
  }
}

/** Where else to look: the first places, and how many more there are. */
function seeAlso(lines: readonly string[], rest: number): string | undefined {
  if (lines.length === 0) return undefined
  return `See also ${[...new Set(lines)].join(', ')}${rest > 0 ? ` and ${rest} more places` : ''}.`
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

/** The edits that a fix makes, of the value or the field that its problem is about. */
function editsFor(change: Change, file: SourceFile, found: Found): Edit[] {
  if ('edits' in change) return change.edits
  if ('operations' in change) return moves(file.text, change.operations)
  const { passage } = found
  return editsIn(change, passage.text, found).map((edit) => ({ ...edit, offset: passage.offset(edit.offset) }))
}

function editsIn(change: ChangeHere, text: string, { child, from, to }: Omit<Found, 'passage'>): Edit[] {
  if (!child) return []
  if ('fields' in change)
    return children(text, child.start).flatMap((field) =>
      field.name !== null && Object.hasOwn(change.fields, field.name)
        ? editsIn({ value: change.fields[field.name] }, text, { child: field, from: field.start, to: field.end })
        : [],
    )
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

/** A change of the value that a problem is about. */
type ChangeHere = Exclude<Change, { edits: unknown } | { operations: unknown }>

/** The edits of operations; none where they cannot be done, such as beside a name that is written twice. */
function moves(text: string, operations: readonly Operation[]): Edit[] {
  try {
    return changed(text, operations).edits
  } catch (error) {
    if (error instanceof Impossible) return []
    throw error
  }
}

/** The page and the section that a pointer leads into. */
function owner(file: SourceFile, pointer: string): { page: string | null; section: number | null } {
  const { value } = file.frame
  const steps = split(pointer)
  const isPageFile = typeof value === 'object' && value !== null && 'sections' in value && !('pages' in value)
  const inside = isPageFile ? steps : steps[0] === 'pages' ? steps.slice(2) : undefined
  if (!inside) return { page: null, section: null }
  const path = file.at(isPageFile ? ['path'] : ['pages', steps[1] ?? '', 'path'])
  const section = inside[0] === 'sections' && inside[1] !== undefined ? Number(inside[1]) : null
  return { page: typeof path === 'string' ? path : null, section }
}
