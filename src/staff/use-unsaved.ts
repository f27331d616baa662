import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { words } from './words.ts'

/** What is typed and not saved, each by a sign of its own. */
const unsaved = new Set<symbol>()

/** Whether what is typed and not saved may be lost, if there is any: asks whoever has typed it. */
export function mayLose(): boolean {
  return unsaved.size === 0 || confirm(words.marking.leave)
}

/** While something is not saved, asks before it is left: for another page here, for another site, or for none. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const sign = Symbol()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(sign)
    addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(sign)
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved])
  // A link that skips the menu leads to the same page.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => from.pathname !== to.pathname && !mayLose(),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}
