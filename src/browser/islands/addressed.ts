import { useEffect, useState } from 'react'

/**
 * Which of some choices is made; the first at the start, or the one that the page's address names under the parameter.
 * Without a parameter the address stays as it is.
 */
export function useAddressed(parameter: string | undefined, labels: readonly string[]) {
  const [chosen, setChosen] = useState(0)
  const [names] = useState(() => labels.map(nameOf))

  useEffect(() => {
    if (parameter === undefined) return
    const read = () => {
      const name = new URLSearchParams(location.search).get(parameter)
      setChosen(Math.max(0, names.indexOf(name ?? '')))
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [parameter, names])

  const choose = (index: number) => {
    setChosen(index)
    const name = names[index]
    if (parameter === undefined || name === undefined) return
    const address = new URL(location.href)
    address.searchParams.set(parameter, name)
    history.replaceState(history.state, '', address)
  }
  return [chosen, choose] as const
}

/** A label as it stands in an address: "AYUSH Centers" is "ayush-centers". */
function nameOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
