/** One replacement in a file's text, in UTF-16 units. */
export interface Edit {
  offset: number
  length: number
  text: string
}

/** A text with some stretches replaced; all other letters stay. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  // Not joined from a list: of a large text that would copy all that stands before.
  let done = ''
  let at = 0
  for (const edit of inOrder(edits)) {
    done += text.slice(at, edit.offset) + edit.text
    at = edit.offset + edit.length
  }
  return done + text.slice(at)
}

/** The edits that turn the text after some edits into the text before them. */
export function inverse(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0
  return inOrder(edits).map(({ offset, length, text: written }) => {
    const back = { offset: offset + shift, length: written.length, text: text.slice(offset, offset + length) }
    shift += written.length - length
    return back
  })
}

function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort((a, b) => a.offset - b.offset)
}
