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
  let leading = 0
  // A line across the window, a little below where links lead: the step that crosses it is the one being read.
  const observer = new IntersectionObserver(
    (entries) => {
      const step = entries.find(({ isIntersecting }) => isIntersecting)?.target
      if (step && leading === 0) mark(step)
    },
    { rootMargin: '-25% 0px -75% 0px' },
  )
  for (const [step, link] of links) {
    observer.observe(step)
    link.addEventListener('click', (event) => void follow(event, step, link))
  }

  function mark(current: Element): void {
    for (const [step, link] of links) {
      if (step !== current) link.removeAttribute('aria-current')
      else {
        link.setAttribute('aria-current', 'true')
        nav?.scrollTo({ left: link.offsetLeft - nav.clientWidth / 2 + link.clientWidth / 2 })
      }
    }
  }

  async function follow(event: MouseEvent, step: Element, link: HTMLAnchorElement): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    leading += 1
    mark(step)
    await scrollTo(step)
    leading -= 1
    // As the browser itself does: the address names the step, and Tab goes on from it.
    location.hash = link.hash
  }
}

/** Scrolls to an element within half a second, at once where motion is not wanted; the visitor's own scrolling ends it. */
function scrollTo(element: Element): Promise<void> {
  const from = scrollY
  const way = element.getBoundingClientRect().top - offset
  const time = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration
  const stop = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(type, () => stop.abort(), { passive: true, once: true, signal: stop.signal })
  }
  return new Promise((resolve) => {
    const start = performance.now()
    requestAnimationFrame(function frame(now) {
      const part = time === 0 ? 1 : Math.min(Math.max(now - start, 0) / time, 1)
      if (stop.signal.aborted) return resolve()
      window.scrollTo({ top: from + way * (1 - (1 - part) ** 3), behavior: 'instant' })
      if (part < 1) requestAnimationFrame(frame)
      else {
        stop.abort()
        resolve()
      }
    })
  })
}
