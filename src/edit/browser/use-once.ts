import { useRef } from 'react'

/** What is asked for again while it is under way, as by a double click, is done once. */
export function useOnce(act: () => Promise<void>): () => void {
  const isUnderWay = useRef(false)
  return () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void act().finally(() => {
      isUnderWay.current = false
    })
  }
}
