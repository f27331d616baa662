import { useEffect, useState } from 'react'
import { useForm } from './context.ts'
import type { LinkLine } from './links.ts'

interface OfPage {
  readonly path: string
  readonly places: readonly LinkLine[]
}

/** Where a link can lead: the sections of this page come first, and those of a page that is chosen come with it. */
export function useLinks(text: string, isFocused: boolean): readonly LinkLine[] {
  const { means, places } = useForm()
  const [other, setOther] = useState<OfPage>()
  const [path = ''] = text.split('#', 1)
  const isPage = isFocused && means.links.some(({ href, kind }) => kind === 'page' && href === path)
  useEffect(() => {
    if (!isPage) return
    let isOver = false
    places.on(path).then(
      (found) => isOver || setOther({ path, places: found }),
      // What has an id is offered all the same.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isPage, path, places])
  const near = isFocused || text.startsWith('#') ? places.here() : []
  const known = other?.path === path ? other.places : []
  const isKnown = ({ href, kind }: LinkLine) => kind === 'place' && known.length > 0 && href.startsWith(`${path}#`)
  // What is near is offered once.
  const nearby = new Set(near.map(({ href }) => `${places.path()}${href}`))
  const all = [...known, ...means.links.filter((link) => !isKnown(link))]
  return [...near, ...all.filter(({ href }) => !nearby.has(href))]
}
