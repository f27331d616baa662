import type { Diagnostic } from '../../content/diagnostic.ts'
import { split } from '../../content/json/pointer.ts'
import { fileAt } from '../../content/read/files-of.ts'
import { misread } from '../../content/read/parse.ts'
import type { SourceFile } from '../../content/read/source-file.ts'
import type { ContentState } from '../../preview/content-state.ts'
import type { JsonMark, JsonText } from '../agreed-json.ts'
import { JsonView } from './json-view.ts'
import type { Session } from './session.ts'

/** The text of a place as it is in its file, what was typed into it and is no JSON yet, and what is wrong with that. */
export function jsonText(state: ContentState, session: Session, name: string, at: string): JsonText | undefined {
  const file = fileAt(session.sources, name)
  if (!file) return undefined
  const view = JsonView.of(file, at)
  const typed = session.typedIn(name, at)
  const marks = typed ? marksOfTyped(typed.text) : marksOfFile(file, view, at, state.latest.diagnostics)
  return { version: session.version, text: view.text, typed, marks }
}

/** What is wrong with a text that is no JSON. */
export function marksOfTyped(text: string): JsonMark[] {
  return misread(text).flatMap(({ spot, severity, message, hint = null, fix }) => {
    if (!('offset' in spot)) return []
    const mend = fix && 'edits' in fix.change ? { title: fix.title, edits: fix.change.edits } : null
    return { from: spot.offset, to: spot.offset + spot.length, severity, message, hint, mend }
  })
}

function marksOfFile(
  { path, lines }: SourceFile,
  view: JsonView,
  at: string,
  diagnostics: readonly Diagnostic[],
): JsonMark[] {
  const steps = split(at)
  const here = diagnostics.filter(
    ({ file, pointer }) => file === path && steps.every((step, index) => split(pointer)[index] === step),
  )
  return here.map(({ line, column, endLine, endColumn, severity, message, hint, fix }) => {
    const edits = fix?.edits.map((edit) => view.editInText(edit)) ?? []
    const own = edits.filter((edit) => edit !== undefined)
    return {
      from: view.inText(lines.offset(line, column)),
      to: view.inText(lines.offset(endLine, endColumn)),
      severity,
      message,
      hint,
      mend: fix && own.length === edits.length ? { title: fix.title, edits: own } : null,
    }
  })
}
