import { type RefObject, useEffect, useState } from 'react'

/**
 * How often another document has come into the frame. What is there can be clicked before all of it is loaded, so the first one
 * counts once it has a body. With other names the frame may be another one.
 */
export function useLoads(frame: RefObject<HTMLIFrameElement | null>, names: string): number {
  const [loads, setLoads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded anew is another document.
  useEffect(() => {
    const element = frame.current
    const document = element?.contentDocument
    const onLoad = () => setLoads((count) => count + 1)
    element?.addEventListener('load', onLoad)
    let waiting = 0
    const look = () => {
      if (element?.contentDocument?.body && element.contentDocument !== document) onLoad()
      else waiting = requestAnimationFrame(look)
    }
    if (document?.URL === 'about:blank') look()
    return () => {
      cancelAnimationFrame(waiting)
      element?.removeEventListener('load', onLoad)
    }
  }, [frame, loads, names])
  return loads
}
