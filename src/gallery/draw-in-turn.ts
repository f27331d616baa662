/** What is near sight and not yet drawn, in the order in which it came there. */
const waiting = new Set<() => void>()
let current: (() => void) | undefined

/**
 * Calls `draw` once a place is near sight and what came before it is drawn. The browser's own `loading="lazy"` begins dozens of
 * frames at once, and what somebody types meanwhile waits for all of them. Gives what is to be called when all is drawn, or the
 * place is gone.
 */
export function drawInTurn(place: Element, draw: () => void): () => void {
  const sight = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      waiting.add(draw)
      drawNext()
    },
    { scrollMargin: '25%' },
  )
  sight.observe(place)
  return () => {
    sight.disconnect()
    waiting.delete(draw)
    if (current !== draw) return
    current = undefined
    // What was typed or clicked meanwhile comes first.
    setTimeout(drawNext)
  }
}

function drawNext(): void {
  const [next] = waiting
  if (current || !next) return
  waiting.delete(next)
  current = next
  next()
}
