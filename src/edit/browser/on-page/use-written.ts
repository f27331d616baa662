import { useCallback, useRef } from 'react'
import type { PageState, SectionLine } from '../../agreed.ts'
import { sectionFields } from '../schemas.ts'
import { useVariables } from '../use-variables.ts'
import { type Written, writtenIn } from './written.ts'

const none: readonly Written[] = []

/** The texts and pictures of the sections of a page: found when somebody asks, once for each state of a section. */
export function useWritten(page: PageState): (index: number) => readonly Written[] {
  const variables = useVariables()
  const known = useRef({ variables, found: new WeakMap<SectionLine, readonly Written[]>() })
  if (known.current.variables !== variables) known.current = { variables, found: new WeakMap() }
  return useCallback(
    (index) => {
      const line = page.sections[index]
      if (!line) return none
      const found = known.current.found.get(line) ?? ofLine(line, variables)
      known.current.found.set(line, found)
      return found
    },
    [page, variables],
  )
}

function ofLine({ type, value, spot }: SectionLine, variables: Readonly<Record<string, string>>) {
  const about = sectionFields(type)
  return about ? writtenIn(about, value, spot.at, variables) : none
}
