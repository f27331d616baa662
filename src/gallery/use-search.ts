import { useEffect, useState } from 'react'
import { useNavigationType, useOutletContext, useSearchParams } from 'react-router-dom'

/** What is looked for. It stands in the address, so that it can be shared and outlasts a reload. */
export function useSearch(): [search: string, set: (search: string) => void] {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('q') ?? ''
  const [search, setSearch] = useState(asked)
  const followed = useNavigationType() !== 'REPLACE'
  // What is typed is ahead of the address; a link, or the way back, is ahead of what was typed.
  useEffect(() => {
    if (followed) setSearch(asked)
  }, [asked, followed])
  function set(typed: string) {
    setSearch(typed)
    const { q: _, ...others } = Object.fromEntries(parameters)
    setParameters(typed === '' ? others : { ...others, q: typed }, { replace: true, preventScrollReset: true })
  }
  return [search, set]
}

/** What is looked for, on a page of the gallery. */
export function useSearched(): string {
  return useOutletContext<string>()
}

/** A page of the gallery on which the same is looked for. */
export function searching(pathname: string, search: string) {
  return { pathname, search: search === '' ? '' : `?${new URLSearchParams({ q: search })}` }
}
