import { useEffect, useState } from 'react'
import type { FoundUses } from '../content/uses/find-uses.ts'

/** Where something of a name is used on the site beside the gallery; nothing while that is being looked for. */
export function useUses(name: string | undefined): FoundUses | undefined {
  const found = useAnswer<FoundUses>(name ? `uses.json?${new URLSearchParams({ name })}` : undefined)
  return found ?? undefined
}

/** What the preview answers; null when its content cannot be read. */
export function useAnswer<T>(question: string | undefined): T | null | undefined {
  const [answer, setAnswer] = useState<{ question: string; value: T | null }>()
  useEffect(() => {
    if (question === undefined) return
    const asking = new AbortController()
    fetch(`/_sections/${question}`, { signal: asking.signal })
      .then((response) => response.json() as Promise<T | null>)
      .then((value) => setAnswer({ question, value }))
      .catch(() => {
        if (!asking.signal.aborted) setAnswer({ question, value: null })
      })
    return () => asking.abort()
  }, [question])
  return answer?.question === question ? answer?.value : undefined
}
