/** Opens the answer that the page's address leads to: a browser goes there, and leaves it closed. */
export function startAnswer(): void {
  const open = () => document.querySelector('details:target')?.setAttribute('open', '')
  open()
  addEventListener('hashchange', open)
}
