import { type RefObject, useEffect } from 'react'
import type { PageState } from '../../agreed.ts'
import { usePlace } from '../place.ts'
import { drawnIn, isInPlace } from './drawn.ts'
import type { Written } from './written.ts'

interface Wanted {
  frame: RefObject<HTMLIFrameElement | null>
  page: PageState
  section: number | undefined
  written(index: number): readonly Written[]
}

/** An answer that is closed for visitors opens while somebody is at one of its fields. */
export function useRevealed({ frame, page, section, written }: Wanted): void {
  const { field } = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field, not at each letter.
  useEffect(() => {
    const reveal = () => {
      const line = section === undefined ? undefined : page.sections[section]
      const drawing = line && frame.current?.contentDocument?.getElementById(line.id)
      if (section === undefined || !drawing || field === undefined) return
      // What is still empty is where its neighbours are.
      const beside = `${line.spot.at}/${field}`.replace(/[^/]*$/, '')
      const there = drawnIn(drawing, written(section)).find(
        (drawn) => drawn.written.at.startsWith(beside) && isInPlace(drawn),
      )
      const closed = there?.parent.parentElement?.closest('details:not([open])')
      closed?.toggleAttribute('open', true)
    }
    reveal()
    const { current } = frame
    current?.addEventListener('load', reveal)
    return () => current?.removeEventListener('load', reveal)
  }, [frame, page.path, section, field])
}
