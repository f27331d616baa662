import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PageState } from '../agreed.ts'
import { followed } from './followed.ts'
import { store } from './store.ts'

interface Known {
  readonly page?: PageState
  readonly chosen?: number | undefined
  readonly section?: number | undefined
  readonly form: number
  readonly gone?: Gone | undefined
}

/** A section that somebody else took out while it was chosen, and how much was done here by then. */
interface Gone {
  readonly page: PageState
  readonly section: number
  readonly deeds: number
}

/**
 * The section that was chosen, wherever others have moved it on its page, and a key that its form keeps meanwhile: who is
 * typing in it goes on. Where it is gone, what has come into its place has a form of its own: nobody types on in that. One that
 * comes back is chosen again, as long as nothing else was done: its author has kept it. What was moved from here is led to by who
 * moves it.
 */
export function useFollowed(
  page: PageState | undefined,
  chosen: number | undefined,
  isForm: boolean,
  lead: (section: number, isAnother: boolean) => void,
): { section: number | undefined; form: number } {
  const known = useRef<Known>({ form: 0 })
  const { current: last } = known
  const index = chosen === last.chosen ? last.section : chosen
  const isSame = isSamePage(last.page, page)
  const now = isSame && index !== undefined ? sectionNow(last.page, page, index) : index
  const isHere = isSame && (chosen === last.chosen || chosen === last.section)
  const gone = isHere && last.gone?.deeds === store.deeds ? last.gone : undefined
  const back = gone && page && page !== last.page ? followed(gone.page, page, gone.section) : undefined
  const section = back ?? now ?? index
  // Who types JSON may take out what was chosen himself, and goes on.
  const isAnother = section !== now && isForm
  const form = isSame && index === last.section && !isAnother ? last.form : last.form + 1
  // What was shown counts, and not what was only drawn: of another place that is drawn in pieces nothing may come yet.
  useLayoutEffect(() => {
    const goes = isAnother && back === undefined && last.page && index !== undefined
    known.current = {
      ...(page && { page }),
      chosen,
      section,
      form,
      gone: goes ? { page: last.page, section: index, deeds: store.deeds } : back === undefined ? gone : undefined,
    }
  })
  useEffect(() => {
    if (section !== undefined && (section !== chosen || isAnother)) lead(section, isAnother)
  })
  return { section, form }
}

/** The same by its path, or, where that was changed, by where it stands. */
function isSamePage(one: PageState | undefined, other: PageState | undefined): boolean {
  return one?.path === other?.path || (one?.file === other?.file && one?.at === other?.at)
}

function sectionNow(before: PageState | undefined, now: PageState | undefined, index: number): number | undefined {
  if (!before || !now || before === now || store.hasMoved(before.version)) return index
  return followed(before, now, index)
}
