import { type RefObject, useEffect } from 'react'

/** What a site puts over its pages. */
const covers = '#consent, #chat'

/** Takes what stands over the page in a frame out of sight, unless somebody wants to see it. */
export function useUncovered(frame: RefObject<HTMLIFrameElement | null>, path: string, isWanted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another frame.
  useEffect(() => {
    const element = frame.current
    if (isWanted) return
    const style = () => {
      const { contentDocument: document } = element ?? {}
      if (!document?.head) return undefined
      const style = document.createElement('style')
      style.textContent = `:is(${covers}) { display: none !important }`
      document.head.append(style)
      return style
    }
    let shown = style()
    const onLoad = () => {
      shown = style()
    }
    element?.addEventListener('load', onLoad)
    return () => {
      shown?.remove()
      element?.removeEventListener('load', onLoad)
    }
  }, [frame, path, isWanted])
}
