import { createContext, use, useEffect } from 'react'

/** Counts what an island waits for before it is live. */
export const Pending = createContext<{ add(): void; done(): void }>({ add() {}, done() {} })

/**
 * Hydrated is not ready: a carousel has its engine two updates later. An island that is not live at once says here when
 * it is; what the visitor clicked before is repeated only then.
 */
export function useReadyWhen(ready: boolean): void {
  const pending = use(Pending)
  useEffect(() => {
    if (ready) return
    pending.add()
    return () => pending.done()
  }, [ready, pending])
}
