import { useEffect, useState } from 'react'
import { useForm } from './context.ts'

/** What is being typed is ahead of what is saved; when the field is left, or something is undone, that is shown again. */
export function useTyped(saved: string): { text: string; type(text: string): void; leave(): void } {
  const { epoch } = useForm()
  const [typed, setTyped] = useState<string | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an undone step is what this waits for.
  useEffect(() => setTyped(undefined), [epoch])
  useEffect(() => {
    // A letter may have come between this drawing and now.
    if (typed === saved) setTyped((now) => (now === saved ? undefined : now))
  }, [typed, saved])
  return { text: typed ?? saved, type: setTyped, leave: () => setTyped(undefined) }
}
