import { useEffect, useState } from 'react'
import { useForm } from './context.ts'

/** The entries of a list with those that were just added and are not saved yet: the next letter is meant for them. */
export function useComing<T>(written: readonly T[]): [readonly T[], (next: readonly T[]) => void] {
  const { epoch } = useForm()
  const [coming, setComing] = useState<readonly T[]>([])
  if (coming.length > 0 && coming.length <= written.length) setComing([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused does not come.
  useEffect(() => setComing([]), [epoch])
  return [[...written, ...coming.slice(written.length)], setComing]
}
