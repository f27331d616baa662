/**
 * Text that is no JSON yet. It is kept in the journal under a name of its own beside the names of files, so that it
 * outlives the editor, and is undone step by step as what stands in files is.
 */
export interface Typed {
  /** The text of the file that it was typed into. */
  readonly base: string
  readonly text: string
}

const prefix = 'typed:'

export function typedName(file: string, at: string): string {
  return `${prefix}${file}#${at}`
}

export function isTyped(name: string): boolean {
  return name.startsWith(prefix)
}

/** The text that was typed into comes first: it stays the same, so that a letter more is a small change of all. */
export function packed({ base, text }: Typed): string {
  return `${base.length} ${base}${text}`
}

export function unpacked(kept: string): Typed {
  const begin = kept.indexOf(' ') + 1
  const end = begin + Number(kept.slice(0, begin))
  return { base: kept.slice(begin, end), text: kept.slice(end) }
}
