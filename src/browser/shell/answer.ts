/** Opens the answer that the page's address leads to: a browser goes there, and leaves it closed. */
export function startAnswer(): void {
  const led = () => document.querySelector<HTMLDetailsElement>('details:target')
  led()?.setAttribute('open', '')
  const lead = () => {
    const answer = led()
    if (!answer || answer.open) return
    answer.open = true
    // One above it has closed, and the browser is on its way to where it stood before.
    answer.scrollIntoView()
  }
  addEventListener('hashchange', lead)
  // To where the address leads already nothing changes.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.href === location.href) lead()
  })
}
