import { isBody } from '../../form/marks/kinds.ts'
import { fitted } from './fitted.ts'
import { type Run, runsIn } from './runs.ts'
import { pictureKey, type Written } from './written.ts'

/** A text or a picture on the page, and the field that it was made of. */
export interface Drawn {
  readonly written: Written
  readonly parent: Node
  readonly nodes: readonly ChildNode[]
}

const known = new WeakMap<Element, { written: readonly Written[]; drawn: readonly Drawn[] }>()

/** The texts and pictures of a section that were made of fields, in the order of the page: found once for each drawing. */
export function drawnIn(section: Element, written: readonly Written[]): readonly Drawn[] {
  const before = known.get(section)
  if (before?.written === written && before.drawn.every(({ nodes }) => nodes.every((node) => node.isConnected)))
    return before.drawn
  const pictures = Array.from(section.querySelectorAll('img'), (picture) => ({
    parent: picture.parentNode ?? section,
    nodes: [picture],
    key: pictureKey(picture.getAttribute('src') ?? ''),
  }))
  const runs: (Run<ChildNode> | (typeof pictures)[number])[] = [...runsOf(section), ...pictures]
  const drawn = Array.from(fitted(written, runs), ([{ parent, nodes }, from]) => ({ written: from, parent, nodes }))
  known.set(section, { written, drawn })
  return drawn
}

function runsOf(section: Element): Run<ChildNode>[] {
  // Of a section the tree below is asked for, and its own sides are no part of it.
  return Array.from(section.childNodes).flatMap((child) => runsIn(child))
}

/** Whether it stands where visitors read it: a list of what an article holds repeats headings of its text, and is none of it. */
export function isInPlace({ written: { field }, parent }: Drawn): boolean {
  return !isBody(field.kind) || ['P', 'LI', 'H2', 'H3'].includes(parent.nodeName)
}

/** What is drawn in a point of the frame. What lies above it, such as a link over a whole card, is looked through. */
export function drawnAt(drawn: readonly Drawn[], document: Document, x: number, y: number): Drawn | undefined {
  const elements = document.elementsFromPoint(x, y)
  const [top] = elements
  const isIn = ({ nodes }: Drawn) =>
    boxesOf(nodes).some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
  for (const element of elements) {
    const found = drawn.find(
      (one) => (one.parent === element || one.nodes.some((node) => node.contains(element))) && isIn(one),
    )
    if (found) return found
  }
  // Beside the letters, where a line ends.
  return drawn.find(({ parent }) => parent === top)
}

/** Where it stands in the frame, line by line. */
function boxesOf(nodes: readonly ChildNode[]): DOMRect[] {
  const [first, last] = [nodes[0], nodes.at(-1)]
  const range = first?.ownerDocument?.createRange()
  if (!range || !first?.isConnected || !last?.isConnected) return []
  range.setStartBefore(first)
  range.setEndAfter(last)
  return Array.from(range.getClientRects())
}

/** The box around all of it. */
export function boxAround(nodes: readonly ChildNode[]): DOMRect | undefined {
  const boxes = boxesOf(nodes)
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}
