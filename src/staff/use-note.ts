import { useState } from 'react'

/** A note that is written while colleagues may change it. */
interface Note {
  /** As it is typed. */
  readonly text: string
  readonly write: (text: string) => void
  /** As it is stored: without a word it is none. */
  readonly note: string
  /** Whether a colleague has changed it since somebody began to write here. */
  readonly isTheirs: boolean
  /** Says what was stored from here. */
  readonly settle: (note: string) => void
}

/** What is stored is shown until somebody writes; then what was written stays, whatever is stored meanwhile. */
export function useNote(stored: string): Note {
  const [text, write] = useState(stored)
  const [seen, setSeen] = useState(stored)
  const [own, setOwn] = useState<string>()
  const [isTheirs, setTheirs] = useState(false)
  const note = text.trim() === '' ? '' : text
  if (stored !== seen) {
    setSeen(stored)
    if (note === seen) write(stored)
    else setTheirs(stored !== own)
  }
  const settle = (saved: string) => {
    setOwn(saved)
    setTheirs(false)
  }
  return { text, write, note, isTheirs: isTheirs && note !== stored, settle }
}
