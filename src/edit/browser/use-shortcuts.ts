import { useEffect } from 'react'
import type { PageState } from '../agreed.ts'
import { moveSection, toggleDraft } from './gestures.ts'
import { store } from './store.ts'
import { useSteps } from './use-steps.ts'

interface Place {
  page: PageState | null | undefined
  section: number | undefined
  go(page: string, section?: number): void
  showHelp(): void
  /** To the search. */
  find(): void
}

/** What lies over the rest has keys of its own. */
const over = '[role="dialog"], [role="menu"]'

/**
 * Whether something lay over the rest when a key was pressed. This hears of it before all else does: what Escape closes is gone
 * when the others have heard, and may not have had the focus yet.
 */
let lay = false
addEventListener(
  'keydown',
  () => {
    lay = document.querySelector(over) !== null
  },
  true,
)

/** What keys do anywhere in the editor. In fields letters are letters, and undo is the field's own where what is typed waits. */
export function useShortcuts({ page, section, go, showHelp, find }: Place): void {
  const step = useSteps(page, section, (from, to) => {
    if (!page) return
    moveSection(page, from, to)
    go(page.path, to)
  })
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      const types = target.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]')
      const command = event.ctrlKey || event.metaKey
      if (lay) return
      const undone = command && !event.altKey && (!types || target.matches('[data-sent-as-typed]')) && undoIn(event)
      if (undone) {
        event.preventDefault()
        void store[undone]()
      } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        if (!page || section === undefined) return
        event.preventDefault()
        step(section, event.key === 'ArrowUp' ? -1 : 1)
      } else if (event.altKey && event.shiftKey && !command && isLetter(event, 'D')) {
        if (!page || event.repeat) return
        event.preventDefault()
        toggleDraft(page, section)
      } else if (types || command || event.altKey) return
      else if (event.key === '?') showHelp()
      else if (event.key === '/') {
        event.preventDefault()
        find()
      } else if (event.key === 'Escape' && page) go(page.path)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [page, section, go, showHelp, find, step])
}

function undoIn(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = latinOf(event)
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo'
  // With the command key of Apple's keyboards it is a browser's own.
  return event.ctrlKey && letter === 'y' ? 'redo' : undefined
}

/** The letter of a key; of a keyboard of other letters, such as a Hebrew one, what stands there on a Latin one. */
function latinOf({ key, code }: KeyboardEvent): string {
  return /^\P{ASCII}$/u.test(key) ? code.replace(/^Key/, '').toLowerCase() : key.toLowerCase()
}

/** With Alt a key of Apple's keyboards writes another letter than it says. */
function isLetter({ key, code }: KeyboardEvent, letter: string): boolean {
  return key.toUpperCase() === letter || code === `Key${letter}`
}
