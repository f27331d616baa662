import { useEffect, useState } from 'react'
import { useForm } from './context.ts'

/** What is being typed is ahead of what is saved; when the field is left, or something is undone, that is shown again. */
export function useTyped(saved: string): { text: string; type(text: string): void; leave(): void } {
  const { epoch, whenShown } = useForm()
  const [typed, setTyped] = useState<string | undefined>()
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
  return { text: typed ?? saved, type: setTyped, leave: () => setTyped(undefined) }
}
