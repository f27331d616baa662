import { useEffect, useState } from 'react'
import { useForm } from './context.ts'

/**
 * On a control whose letters are all sent as they come. Undo is then a step of the site, as with what is done by a button: browsers
 * join letters only until some text on the page becomes another, and here each letter changes one.
 */
export const sentAsTyped = { 'data-sent-as-typed': true }

/**
 * What is being typed, or chosen one after the other, is ahead of what is saved; when the field is left, or something is undone,
 * that is shown again.
 */
export function useTyped<T extends string | boolean | null>(saved: T): { text: T; type(text: T): void; leave(): void } {
  const { epoch, whenShown } = useForm()
  const [typed, setTyped] = useState<T | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an undone step is what this waits for.
  useEffect(() => setTyped(undefined), [epoch])
  useEffect(() => {
    if (typed !== saved) return undefined
    let isOver = false
    // What says the same may be an older state: on a slow line one after the other comes.
    void whenShown().then(() => {
      // A letter may have come between this drawing and now.
      if (!isOver) setTyped((now) => (now === saved ? undefined : now))
    })
    return () => {
      isOver = true
    }
  }, [typed, saved, whenShown])
  return { text: typed === undefined ? saved : typed, type: setTyped, leave: () => setTyped(undefined) }
}
