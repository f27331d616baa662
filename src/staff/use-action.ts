import { useState } from 'react'

/** Something that is done when somebody asks for it: whether it is under way, and why it could not be done. */
export interface Action {
  readonly busy: boolean
  readonly error: unknown
  /** Does it; nothing happens while another is under way. */
  readonly run: (work: () => Promise<void>) => void
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const run = (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    work()
      .catch(setError)
      .finally(() => setBusy(false))
  }
  return { busy, error, run }
}
