import type { Token, DefaultTreeAdapterTypes as Tree } from 'parse5'
import { escapeHtml } from '../../agreed/escape-html.ts'

/** An element as it is written in a page: both tags, and where they stand. */
export type WrittenElement = Tree.Element & { sourceCodeLocation: Token.ElementLocation & { startTag: Token.Location } }

/** Something that takes the place of what is written from `start` to `end`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Reads a page. The parser is loaded when it is needed for the first time: few visitors are without script. */
export async function parsePage(html: string): Promise<Tree.Document> {
  const { parse } = await import('parse5')
  return parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
}

/** The elements inside another, in the order of the page. The parser adds some that a page leaves out: these are none of it. */
export function elementsIn(node: Tree.ParentNode): WrittenElement[] {
  const children = node.childNodes.filter((child) => 'tagName' in child)
  return children.flatMap((child) => [...(isWritten(child) ? [child] : []), ...elementsIn(child)])
}

function isWritten(element: Tree.Element): element is WrittenElement {
  return Boolean(element.sourceCodeLocation?.startTag)
}

/** The nearest element of this name around another. */
export function closest(element: Tree.Element, name: string): Tree.Element | undefined {
  const parent = element.parentNode
  if (!parent || !('tagName' in parent)) return undefined
  return parent.tagName === name ? parent : closest(parent, name)
}

export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/** Sets an attribute, in place of one that may be there. */
export function setAttribute(
  { sourceCodeLocation: place, tagName }: WrittenElement,
  name: string,
  value: string,
): Edit {
  const attributes = place.attrs ?? {}
  const written = attributes[name]
  const text = `${name}="${escapeHtml(value)}"`
  if (written) return { start: written.startOffset, end: written.endOffset, text }
  const ends = Object.values(attributes).map(({ endOffset }) => endOffset)
  return insert(Math.max(place.startOffset + 1 + tagName.length, ...ends), ` ${text}`)
}

export function removeAttribute({ sourceCodeLocation: { attrs } }: WrittenElement, name: string): Edit[] {
  const written = attrs?.[name]
  return written ? [{ start: written.startOffset, end: written.endOffset, text: '' }] : []
}

export function insert(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

/** A text with these changes, each of which names places of the text as it is now. What is inserted at one place keeps its order. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let done = 0
  let result = ''
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += html.slice(done, start) + text
    done = end
  }
  return result + html.slice(done)
}
