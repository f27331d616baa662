/** Keeps the header in view on its own colour once the page is scrolled by more than 100 px. */
export function startHeader(): void {
  const header = document.querySelector('body > header')
  // As high as that; watching it costs nothing while the page is scrolled.
  const mark = header?.previousElementSibling
  if (!header || !mark) return
  new IntersectionObserver((entries) => {
    header.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false)
  }).observe(mark)
}
