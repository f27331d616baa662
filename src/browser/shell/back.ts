/** A link back leads to the page of this site that the visitor came from; its own address is for who came from elsewhere. */
export function startBack(): void {
  let hasMoved = false
  addEventListener('hashchange', () => {
    hasMoved = true
  })
  addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!plain || !(event.target instanceof Element) || !event.target.closest('a[data-back]') || !cameFromHere()) return
    event.preventDefault()
    // One step back would be another place on this page, as before the link that skips to the content.
    if (hasMoved) location.assign(document.referrer)
    else history.back()
  })
}

function cameFromHere(): boolean {
  if (document.referrer === '' || history.length < 2) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathname !== location.pathname
}
