import { useCallback, useEffect, useRef, useState } from 'react'

/** What is loaded, and why it could not be loaded anew; neither while it is under way for the first time. */
export interface Loaded<T> {
  readonly data?: T
  readonly error?: unknown
  /** Loads it anew; what is there stays until then. */
  readonly again: () => void
}

/** Loads what a screen shows, once for each `load`. */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ load?: () => Promise<T>; data?: T; error?: unknown }>({})
  const stop = useRef(() => {})
  const run = useCallback(() => {
    // What was asked for before may tell of an older state.
    stop.current()
    let wanted = true
    load().then(
      (data) => wanted && setState({ load, data }),
      // What is there stays: somebody may be writing in it.
      (error: unknown) =>
        wanted && setState((before) => (before.load === load ? { ...before, error } : { load, error })),
    )
    stop.current = () => {
      wanted = false
    }
    return stop.current
  }, [load])
  useEffect(run, [run])
  const again = useCallback(() => {
    setState(({ error, ...before }) => before)
    run()
  }, [run])
  // What was loaded for something else is not shown.
  const { data, error } = state.load === load ? state : {}
  return { ...(data !== undefined && { data }), ...(error !== undefined && { error }), again }
}
