import { became } from '../became.ts'

/** For what the server wrote, what stands for it on the page. */
const shown = new WeakMap<Node, Node>()

/** An element as it was written, with what stands in it: sections, and what only the preview puts into the head, are not looked at. */
export function copyOf<T extends Node>(live: T): T
export function copyOf(live: Node): Node {
  const copy = live.cloneNode()
  shown.set(copy, live)
  for (const child of live.childNodes) if (isFollowed(child)) copy.appendChild(copyOf(child))
  return copy
}

/** Does to the page what makes of what was written what is written now, and nothing else. */
export function patch(written: Node, now: Node): void {
  const live = shown.get(written)
  if (!live || written.isEqualNode(now)) return
  if (written instanceof CharacterData && now instanceof CharacterData && live instanceof CharacterData) {
    if (written.data === now.data) return
    for (const text of [written, live]) text.data = now.data
  }
  if (!(written instanceof Element && now instanceof Element && live instanceof Element)) return
  for (const { name } of [...written.attributes])
    if (!now.hasAttribute(name)) for (const element of [written, live]) element.removeAttribute(name)
  for (const { name, value } of now.attributes)
    if (written.getAttribute(name) !== value) for (const element of [written, live]) element.setAttribute(name, value)
  patchInside(written, now, live)
}

function patchInside(written: Element, now: Element, live: Element): void {
  const old = [...written.childNodes]
  const next = [...now.childNodes].filter(isFollowed)
  const places = became(old.map(nameOf), next.map(nameOf))
  const kept = new Map<Node, ChildNode>()
  for (const [index, child] of old.entries()) {
    const later = next[places[index] ?? -1]
    if (later && later.nodeName === child.nodeName) kept.set(later, child)
    else {
      const gone = shown.get(child)
      gone?.parentNode?.removeChild(gone)
      child.remove()
    }
  }
  // Others put into the page what is theirs: it stays where it is.
  const own = new Set<Node | null>([...kept.values()].map((child) => shown.get(child) ?? null)).add(null)
  const after = (node: Node | null) => {
    let next = node ? node.nextSibling : live.firstChild
    while (!own.has(next)) next = next?.nextSibling ?? null
    return next
  }
  let previous: Node | null = null
  for (const child of next) {
    const same = kept.get(child)
    if (same) patch(same, child)
    const element: Node = (same && shown.get(same)) ?? document.importNode(child, true)
    written.append(same ?? copyOf(element))
    const place = after(previous)
    if (place !== element) live.insertBefore(element, place)
    previous = element
  }
}

/** By its id, or by its words. */
function nameOf(node: Node): string {
  return node instanceof Element && node.id !== '' ? `#${node.id}` : `${node.nodeName} ${node.textContent}`
}

function isFollowed(node: Node): boolean {
  const { parentNode: parent } = node
  if (parent?.nodeName === 'MAIN') return false
  return parent?.nodeName !== 'HEAD' || (node instanceof Element && node.matches('[data-look], [data-main]'))
}
