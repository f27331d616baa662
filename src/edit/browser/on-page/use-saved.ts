import { useEffect, useRef } from 'react'
import { useStore } from '../store.ts'
import { whenShown } from '../when-shown.ts'
import type { TextOnPage } from './text-on-page.ts'

/** Brings what is saved into the text that is typed: what was undone, and what others have written. */
export function useSaved(text: TextOnPage, saved: string | undefined): void {
  const epoch = useStore('epoch')
  const last = useRef(epoch)
  useEffect(() => {
    // An emptied text is no text of the page until something is there again.
    if (saved === undefined) return undefined
    const isUndone = last.current !== epoch
    last.current = epoch
    if (isUndone) {
      text.update(saved)
      return undefined
    }
    // What is typed is ahead of what is saved; on a slow line one state after the other comes.
    let isOver = false
    void whenShown().then(() => {
      if (!isOver) text.update(saved)
    })
    return () => {
      isOver = true
    }
  }, [saved, epoch, text])
}
