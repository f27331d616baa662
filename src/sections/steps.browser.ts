const duration = 500
/** What stays free above a step that a link leads to: the header, and some air. */
const offset = 100

/** Marks the link of the step that is being read, and leads to steps smoothly. */
export function enhance(section: HTMLElement): void {
  const nav = section.querySelector('nav')
  if (!nav) return
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of nav.querySelectorAll('a')) {
    const step = document.getElementById(link.hash.slice(1))
    if (step) links.set(step, link)
  }
  let way: AbortController | undefined
  const reached = new Set<Element>()
  // All that lies above a line across the window, a little below where links lead, however far: a jump misses none.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target)
        else reached.delete(target)
      }
      if (!way) mark(current())
    },
    { rootMargin: '1000000px 0px -75% 0px' },
  )
  for (const [step, link] of links) {
    observer.observe(step)
    // A link at the edge of the row is seen in part, which is enough for browsers. Under the pointer it stays where it is.
    link.addEventListener('focus', () => link.matches(':focus-visible') && bringIn(link))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      way?.abort()
      const own = new AbortController()
      way = own
      mark(step)
      scrollTo(step, own.signal, () => {
        own.abort()
        way = undefined
        // As the browser itself does: the address names the step, and Tab goes on from it.
        location.hash = link.hash
      })
      for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, stop, { signal: own.signal })
    })
  }

  /** The visitor's own scrolling goes before ours. */
  function stop(): void {
    way?.abort()
    way = undefined
    mark(current())
  }

  /** The step that is being read, or the last one that was; none above the first. */
  function current(): Element | undefined {
    return [...links.keys()].filter((step) => reached.has(step)).at(-1)
  }

  /** Brings a link into the middle of the row. */
  function bringIn(link: HTMLAnchorElement): void {
    nav?.scrollTo({ left: link.offsetLeft - nav.clientWidth / 2 + link.clientWidth / 2 })
  }

  function mark(marked: Element | undefined): void {
    for (const [step, link] of links) {
      if (step !== marked) link.removeAttribute('aria-current')
      else {
        link.setAttribute('aria-current', 'true')
        bringIn(link)
      }
    }
  }
}

/** Scrolls to an element within half a second, or at once where motion is not wanted. */
function scrollTo(element: Element, signal: AbortSignal, arrived: () => void): void {
  const from = scrollY
  const way = element.getBoundingClientRect().top - offset
  const time = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration
  const start = performance.now()
  requestAnimationFrame(function frame(now) {
    if (signal.aborted) return
    const part = time === 0 ? 1 : Math.min(Math.max(now - start, 0) / time, 1)
    window.scrollTo({ top: from + way * (1 - (1 - part) ** 3), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(frame)
    else arrived()
  })
}
