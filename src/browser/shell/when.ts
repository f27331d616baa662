/** Acts when the whole document is there: this script may come before its end. */
export function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true })
  else act()
}

/** Acts when a visitor sees the page: one that is only prepared in the background may never be shown. */
export function whenSeen(act: () => void): void {
  // TypeScript does not know it yet.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
