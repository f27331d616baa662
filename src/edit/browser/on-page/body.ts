import type { Drawn } from './drawn.ts'
import { nameOf, type Tree } from './runs.ts'

/** What is the same look whichever stands in the other, and what stands for a variable. */
const marks = ['strong', 'em', 'a', 'span']

/**
 * The place of a whole body around one of its lines: what the page draws there is block by block what somebody who types
 * would see. Where there is more, or it is otherwise, there is no such place.
 */
export function bodyAround(drawn: Drawn, section: Element, typed: Node): Drawn | undefined {
  const blocks = blocksOf(typed)
  for (let parent: Node | null = drawn.parent; parent && parent !== section; parent = parent.parentNode)
    if (blocksOf(parent) === blocks) return { ...drawn, parent, nodes: [...parent.childNodes] }
  return undefined
}

/** The blocks below a node with their letters. Between blocks spaces mean nothing, and in lines there are as many here as there. */
export function blocksOf<N extends Tree<N>>(parent: N): string {
  return Array.from(parent.childNodes, (child) => {
    const name = nameOf(child)
    if (name === '#text') return (child.nodeValue ?? '').replace(/\s+/g, '')
    if (name === '#comment') return ''
    // The words of a list's entry are a paragraph for who types, and may be none for who reads.
    const isSeenThrough = marks.includes(name) || (name === 'p' && nameOf(parent) === 'li')
    return isSeenThrough ? blocksOf(child) : `<${name}>${blocksOf(child)}</${name}>`
  }).join('')
}
