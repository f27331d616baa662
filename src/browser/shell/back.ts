/** A link back leads to the page of this site that the visitor came from; its own address is for who came from elsewhere. */
export function startBack(): void {
  addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!plain || !(event.target instanceof Element) || !event.target.closest('a[data-back]') || !cameFromHere()) return
    event.preventDefault()
    history.back()
  })
}

function cameFromHere(): boolean {
  if (document.referrer === '' || history.length < 2) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathname !== location.pathname
}
