import { typing } from '../../../preview/messages.ts'
import type { Drawn } from './drawn.ts'

/** Elements in which no caret can stand. */
const operated = 'a, button, summary, label'

/** An element for a caret in the place of a drawn text, and how to have all as it was. */
interface Place {
  readonly element: HTMLElement
  restore(): void
}

/** A section that is not drawn anew while somebody types in it. */
export class HeldSection {
  /** What was typed, by the fields. */
  readonly typed = new Map<string, string>()
  private readonly places = new Map<string, Place>()

  constructor(readonly section: HTMLElement) {
    section.setAttribute(typing.mark, '')
  }

  /** Something was typed: the form that comes from now on is the one to wait for. */
  note(at: string, text: string): void {
    this.typed.set(at, text)
    this.section.setAttribute(typing.mark, '')
  }

  /** Whether a new form is still to come. */
  get expects(): boolean {
    return this.typed.size > 0 && this.section.getAttribute(typing.mark) !== typing.waits
  }

  /** The element for the caret, emptied. */
  placeOf({ written: { at }, parent, nodes }: Drawn): HTMLElement | undefined {
    const place = this.places.get(at) ?? makePlace(parent, nodes)
    if (!place) return undefined
    this.places.set(at, place)
    place.element.replaceChildren()
    return place.element
  }

  /** As the page has drawn it; then comes what has waited. */
  release(): void {
    for (const place of this.places.values()) place.restore()
    this.section.removeAttribute(typing.mark)
    this.section.ownerDocument.dispatchEvent(new Event(typing.ended))
  }
}

function makePlace(parent: Node, nodes: readonly ChildNode[]): Place | undefined {
  const [first] = nodes
  const document = parent.ownerDocument
  if (!first || !document || !isElement(parent)) return undefined
  const isAll = [...parent.childNodes].every((node) => nodes.includes(node) || node.nodeType === node.COMMENT_NODE)
  if (isAll && !parent.matches(operated)) {
    const children = [...parent.childNodes]
    const attributes = [...parent.attributes].map(({ name, value }) => [name, value] as const)
    return {
      element: parent,
      restore() {
        for (const name of parent.getAttributeNames()) parent.removeAttribute(name)
        for (const [name, value] of attributes) parent.setAttribute(name, value)
        parent.replaceChildren(...children)
      },
    }
  }
  const element = document.createElement('span')
  first.before(element)
  for (const node of nodes) node.remove()
  return { element, restore: () => element.replaceWith(...nodes) }
}

/** Elements of a frame are none of this window's. */
function isElement(node: Node): node is HTMLElement {
  return node.nodeType === node.ELEMENT_NODE
}
