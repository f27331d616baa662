import { type RefObject, useEffect } from 'react'

/** What a site puts over its pages. */
const covers = '#consent, #chat'

/** Takes what stands over the page in a frame out of sight, unless somebody wants to see it. */
export function useUncovered(frame: RefObject<HTMLIFrameElement | null>, path: string, isWanted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another frame.
  useEffect(() => {
    const element = frame.current
    if (!element || isWanted) return
    let waiting = 0
    let shown: HTMLStyleElement | undefined
    // With each picture until the next document is there: once all of it is loaded, it would have been seen.
    const look = () => {
      const { contentDocument: document, contentWindow: window } = element
      if (document?.head && document.URL !== 'about:blank' && shown?.ownerDocument !== document) {
        shown = document.createElement('style')
        shown.textContent = `:is(${covers}) { display: none !important }`
        document.head.append(shown)
        window?.addEventListener('pagehide', look, { once: true })
      } else waiting = requestAnimationFrame(look)
    }
    look()
    return () => {
      cancelAnimationFrame(waiting)
      shown?.remove()
      shown?.ownerDocument.defaultView?.removeEventListener('pagehide', look)
    }
  }, [frame, path, isWanted])
}
