/** What React takes over as the server made it: whoever changes it before then breaks that. */
const asleep = '[data-island]:not([data-hydrated], [data-failed])'

/** Wakes what a node is a part of, and tells when it is alive, or stays as it is; nothing where nothing is to be waited for. */
export function whenAlive(node: Node): Promise<void> | undefined {
  const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : node.parentElement
  const root = element?.closest(`${asleep} [data-root]`)
  const island = root?.closest(asleep)
  if (!root || !island) return undefined
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (island.matches(asleep)) return
      watch.disconnect()
      resolve()
    })
    watch.observe(island, { attributes: true })
    // As a visitor who is about to use it.
    root.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
}
