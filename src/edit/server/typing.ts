import type { FileChange } from '../../changes/site/files.ts'
import { applyEdits, type Edit } from '../../content/json/edits.ts'
import { SourceFile } from '../../content/read/source-file.ts'
import type { Decided } from '../agreed.ts'
import type { Where } from './history.ts'
import { JsonView } from './json-view.ts'
import type { Text } from './moves.ts'
import { packed, typedName } from './typed.ts'

/** Letters that were typed into the text of a place, as that was shown. */
export interface Typing {
  /** The state whose text was shown. */
  readonly version: number
  readonly title: string
  readonly where: Where
  readonly file: string
  readonly at: string
  readonly edits: readonly Edit[]
  /** What was decided where others changed the same. */
  readonly decided?: Decided | undefined
}

/** What typing makes of the file, if the text is JSON, and of the text that is kept until it is. */
export function typed(before: SourceFile, { at, edits }: Typing, kept: Text) {
  const view = JsonView.of(before, at)
  const text = applyEdits(view.text, edits)
  const isJson = isWhole(text)
  const name = typedName(before.path, at)
  const now = isJson ? null : packed({ base: view.text, text })
  const keeping: FileChange = { path: name, before: written(name, kept), after: written(name, now) }
  const inFile = edits.map((edit) => view.editInFile(edit))
  const file = isJson ? before.edited(inFile) : undefined
  return { text, keeping, file }
}

/** Whether a text is JSON in which each name stands once: then it can be changed by operations. */
function isWhole(text: string): boolean {
  const { value, problems } = SourceFile.written('', text).parsed
  return value !== undefined && problems.length === 0
}

export function written(name: string, text: Text): SourceFile | undefined {
  return text === null ? undefined : SourceFile.written(name, text)
}
