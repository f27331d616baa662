import type { MarkedKind } from '../../../content/text/grammar.ts'

/** A text of one line: without marks, or with emphasis and links. */
export type LineKind = 'plain' | 'inline'

/** All texts that are shown with their marks. */
export type TextKind = LineKind | MarkedKind

export function isTextKind(kind: string): kind is TextKind {
  return kind === 'plain' || kind === 'inline' || isBody(kind)
}

/** Whether a text has blocks: paragraphs and lists. */
export function isBody(kind: string): kind is 'prose' | 'article' {
  return kind === 'prose' || kind === 'article'
}
