import type { PageState } from '../../agreed.ts'
import { reachOf } from '../shared/reach.ts'
import { type Drawn, drawnIn, isInPlace } from './drawn.ts'
import { textKind } from './text-on-page.ts'
import type { Written } from './written.ts'

/** A text on the page, and where it is. */
export interface Target {
  readonly index: number
  readonly drawn: Drawn
}

/** All texts that can be typed, in the order of the page. */
export function targetsOn(
  page: PageState,
  document: Document | null | undefined,
  written: (index: number) => readonly Written[],
): Target[] {
  return page.sections.flatMap((line, index) => {
    const element = document?.getElementById(line.id)
    if (!element || !reachOf(page.path, line)) return []
    const all = drawnIn(element, written(index)).filter((drawn) => textKind(drawn.written) && isInPlace(drawn))
    const seen = new Set<string>()
    return all
      .filter(({ written: { at }, nodes }) => isSeen(nodes) && !seen.has(at) && seen.add(at))
      .sort((one, other) => order(one.nodes[0], other.nodes[0]))
      .map((drawn) => ({ index, drawn }))
  })
}

/** Those before an element, or after it. The nearest first. */
export function targetsBeside(all: readonly Target[], here: HTMLElement, step: 1 | -1): Target[] {
  const others = all.filter(({ drawn: { nodes } }) => nodes.every((node) => !here.contains(node)))
  const isAfter = ({ drawn: { nodes } }: Target) => order(here, nodes[0]) < 0
  return step === 1 ? others.filter(isAfter) : others.filter((target) => !isAfter(target)).reverse()
}

function order(one: Node | undefined, other: Node | undefined): number {
  if (!one || !other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** What is folded away has no place for a caret. */
function isSeen([first]: readonly ChildNode[]): boolean {
  return first?.parentElement?.checkVisibility() ?? false
}
