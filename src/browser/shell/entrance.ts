/**
 * Sections that were below the first view come in when the visitor reaches them. Until then they stand there as ever: what
 * fails, or never runs, hides nothing.
 */
export function startEntrance(): void {
  const main = document.querySelector<HTMLElement>('main[data-entrance]')
  if (!main || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const below = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (!isIntersecting && boundingClientRect.top > 0) {
        below.add(target)
        continue
      }
      observer.unobserve(target)
      if (isIntersecting && below.has(target)) target.toggleAttribute('data-entered', true)
    }
  })
  for (const section of main.children) observer.observe(section)
}
