/** A link back leads to the page of this site that the visitor came from; its own address is for who came from elsewhere. */
export function startBack(): void {
  addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!plain || !(event.target instanceof Element) || !event.target.closest('a[data-back]') || !cameFromHere()) return
    event.preventDefault()
    if (isOneStep()) history.back()
    else location.assign(document.referrer)
  })
}

function cameFromHere(): boolean {
  const { origin, pathname } = new URL(document.referrer || location.href)
  return origin === location.origin && pathname !== location.pathname
}

/** One step back may be another place on this page, or nothing, in a window that was opened for it. */
function isOneStep(): boolean {
  // Not every browser has it, whatever the types say: there the page is opened anew.
  const steps: Navigation | undefined = globalThis.navigation
  const before = steps?.entries()[(steps.currentEntry?.index ?? 0) - 1]
  return before?.url?.split('#')[0] === document.referrer
}
