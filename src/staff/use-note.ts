import { useState } from 'react'
import type { LeadDetail } from '../agreed/staff-api.ts'

/** A note that is written while colleagues may change it. */
interface Note {
  /** As it is typed. */
  readonly text: string
  readonly write: (text: string) => void
  /** As it is to be stored: without a word it is none. */
  readonly note: string
  /** As it is stored, as far as is known here: what was stored from here is, before it is loaded. */
  readonly stored: string
  /** Whether a colleague has changed it since somebody began to write here. */
  readonly isTheirs: boolean
  /** Says what was stored from here. */
  readonly settle: (note: string) => void
}

/** What is stored is shown until somebody writes; then what was written stays, whatever is stored meanwhile. */
export function useNote(lead: LeadDetail): Note {
  const [text, write] = useState(lead.note)
  const [stored, setStored] = useState(lead.note)
  const [loaded, setLoaded] = useState(lead)
  const [isTheirs, setTheirs] = useState(false)
  const note = text.trim() === '' ? '' : text
  if (lead !== loaded) {
    setLoaded(lead)
    setStored(lead.note)
    if (lead.note !== stored && note === stored) write(lead.note)
    else if (lead.note !== stored) setTheirs(true)
  }
  const settle = (saved: string) => {
    setStored(saved)
    setTheirs(false)
  }
  return { text, write, note, stored, isTheirs: isTheirs && note !== stored, settle }
}
