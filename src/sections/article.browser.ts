/** Marks the link to the heading under which the visitor reads. */
export function enhance(section: HTMLElement): void {
  const links = new Map<Element, HTMLAnchorElement[]>()
  for (const link of section.querySelectorAll<HTMLAnchorElement>('nav li > a')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (heading) links.set(heading, [...(links.get(heading) ?? []), link])
  }
  const reached = new Set<Element>()
  // All that lies above a line across the window, however far, so that none is missed by a jump.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target)
        else reached.delete(target)
      }
      const current = [...links.keys()].filter((heading) => reached.has(heading)).at(-1)
      for (const [heading, others] of links)
        for (const link of others) {
          if (heading === current) link.setAttribute('aria-current', 'true')
          else link.removeAttribute('aria-current')
        }
    },
    { rootMargin: '1000000px 0px -70% 0px' },
  )
  for (const heading of links.keys()) observer.observe(heading)
}
