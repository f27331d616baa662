import { type RefObject, useEffect, useRef } from 'react'

/** What is to be done first in a step of a dialog gets the focus when the step begins. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const first = useRef<T>(null)
  useEffect(() => first.current?.focus(), [])
  return first
}
