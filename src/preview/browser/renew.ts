import { flushSync } from 'react-dom'
import type { Living } from '../../browser/islands/loader.ts'

/**
 * Makes a section with a live island as it is now. React draws the island anew where it is, and so keeps what its visitor
 * has chosen and typed. Only where the island stands in other elements than before this is not possible.
 */
export function renew(before: Element, now: Element, { root, component, react }: Living): boolean {
  if (!isAlike(before, now)) return false
  const island = react.islandIn(now, component, () => {})
  renewAround(before, now)
  flushSync(() => root.render(island))
  return true
}

const place = '[data-root]'

/** Whether the island stands in elements of the same kinds. */
function isAlike(before: Element, now: Element): boolean {
  if (before.matches(place) || now.matches(place)) return before.matches(place) && now.matches(place)
  const [one, other] = [wayTo(before), wayTo(now)]
  return before.tagName === now.tagName && one !== undefined && other !== undefined && isAlike(one, other)
}

/** Makes everything around the island as it is now. The elements that hold it are kept: moved, it would lose the focus. */
function renewAround(before: Element, now: Element): void {
  const [one, other] = [wayTo(before), wayTo(now)]
  if (before.matches(place) || !one || !other) return
  for (const name of before.getAttributeNames())
    if (name !== 'data-hydrated' && !now.hasAttribute(name)) before.removeAttribute(name)
  for (const { name, value } of now.attributes) before.setAttribute(name, value)
  for (const child of [...before.childNodes]) if (child !== one) child.remove()
  const children = [...now.childNodes]
  const at = children.indexOf(other)
  one.before(...children.slice(0, at))
  one.after(...children.slice(at + 1))
  renewAround(one, other)
}

/** The child that holds the island, or is it. */
function wayTo(element: Element): Element | undefined {
  return [...element.children].find((child) => child.matches(place) || child.querySelector(place))
}
