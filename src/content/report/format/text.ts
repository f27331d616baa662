import type { Diagnostic, Severity } from '../../diagnostic.ts'
import { filesOf } from '../../read/files-of.ts'
import type { SourceFile, Sources } from '../../read/source-file.ts'
import { paint } from './paint.ts'
import { trail } from './trail.ts'

/** 50: more than that nobody reads in a terminal; the other formats have all. */
const most = 50
/** 100: what a line of code may take beside its number in a terminal of ordinary width. */
const widest = 100

/** What stands behind a fix: how it is done, or why it was not. */
const offered = 'npm run validate -- --fix'
const left = 'not done: more would be wrong than before'

/** Diagnostics in words for the author, each with its place, the line in question and what to do. */
export function formatText(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  { color, mended = false }: { color: boolean; mended?: boolean },
): string {
  const files = new Map(filesOf(sources).map((file) => [file.path, file]))
  const first = [...diagnostics].sort((a, b) => rank(a) - rank(b)).slice(0, most)
  const shown = diagnostics.length > most ? diagnostics.filter((diagnostic) => first.includes(diagnostic)) : diagnostics
  const aside = mended ? left : offered
  const blocks = shown.map((diagnostic) => block(diagnostic, files.get(diagnostic.file), aside, paint(color)))
  const rest = diagnostics.length - shown.length
  if (rest > 0) blocks.push(`… and ${rest.toLocaleString('en')} more.`)
  return blocks.join('\n\n')
}

const ranks: readonly Severity[] = ['error', 'warning', 'notice']

function rank({ severity }: Diagnostic): number {
  return ranks.indexOf(severity)
}

function block(
  diagnostic: Diagnostic,
  file: SourceFile | undefined,
  aside: string,
  { bold, red, yellow, cyan, dim, green }: ReturnType<typeof paint>,
): string {
  const { line, column, severity, message, hint, fix, rule } = diagnostic
  const mark = { error: red, warning: yellow, notice: cyan }[severity]
  const way = printable(trail(diagnostic, file))
  return [
    `${bold(`${diagnostic.file}:${line}:${column}`)}${way && `  ${way}`}`,
    `  ${mark(severity === 'error' ? printable(message) : `${severity}: ${printable(message)}`)}`,
    ...(file
      ? frame(file, line, column).map(({ code, here }) =>
          here ? `${mark(code.slice(0, 5))}${code.slice(5)}` : dim(code),
        )
      : []),
    ...(hint === null ? [] : [`  ${printable(hint)}`]),
    ...(fix === null ? [] : [`  ${green('fix:')} ${printable(fix.title)}   (${aside})`]),
    `  ${dim(`rule: ${rule}`)}`,
  ].join('\n')
}

/** The line in question and the one before it. */
export function frame(file: SourceFile, line: number, column: number): { code: string; here: boolean }[] {
  const width = Math.max(3, String(line).length)
  const before = line > 1 ? file.line(line - 1, Number.POSITIVE_INFINITY) : ''
  const here = file.line(line, column + widest + 1)
  const row = (text: string, number: number, column: number, here: boolean) => ({
    code: `    ${here ? '>' : ' '} ${String(number).padStart(width)} | ${excerpt(text, column)}`.trimEnd(),
    here,
  })
  return [...(before.trim() === '' ? [] : [row(before, line - 1, 1, false)]), row(here, line, column, true)]
}

/** A line, or of a long one what is around a column. */
function excerpt(line: string, column: number): string {
  const begin = line.length <= widest || column < widest - 20 ? 0 : column - 30
  const cut = line.slice(begin, begin + widest)
  return printable(`${begin > 0 ? '…' : ''}${cut}${begin + widest < line.length ? '…' : ''}`.replaceAll('\t', '  '))
}

/** A text without letters that could move a terminal's cursor or change its colours. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\u00b7')
}
