import { useMemo, useState } from 'react'
import type { PageState, SectionLine } from '../../agreed.ts'
import { useLastingKeys } from '../../form/use-lasting-keys.ts'
import { Count } from '../count.tsx'
import { moveEntry } from '../gestures.ts'
import { Drawing } from '../icon.tsx'
import { store } from '../store.ts'
import styles from './entries.module.css'
import { type EntryLine, entryLines } from './entry-lines.ts'
import { wrongAt } from './wrong-at.ts'

interface Props {
  page: PageState
  section: number
  line: SectionLine
  /** To the fields of an entry. */
  onOpen(words: string): void
}

/** The entries of the section that is selected: by name, each leads to its fields, and is moved within its list. */
export function Entries({ page, section, line, onOpen }: Props) {
  const entries = useMemo(() => entryLines(line), [line])
  const [dragged, setDragged] = useState<EntryLine>()
  const [over, setOver] = useState<string>()
  const { keys, follow } = useLastingKeys(
    entries.map(({ value }) => value),
    focusEntry,
  )
  if (entries.length === 0) return null

  function move(from: EntryLine, to: number) {
    if (line.use !== null) return store.say(`${from.name} is shared by pages: move it in the form.`)
    if (to < 0 || to >= from.count || to === from.index) return undefined
    moveEntry(page, section, line, from, to)
    return follow(entries.indexOf(from))
  }
  function onKey(event: React.KeyboardEvent, at: number) {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const entry = entries[at]
    if (way === 0 || !entry) return
    event.preventDefault()
    event.stopPropagation()
    if (event.altKey) move(entry, entry.index + way)
    else focusEntry(at + way)
  }
  const isOver = (entry: EntryLine) =>
    !dragged || over !== entry.at || dragged.list !== entry.list || dragged.index === entry.index
      ? undefined
      : dragged.index < entry.index
        ? 'after'
        : 'before'

  return (
    <ul aria-label={`Entries of ${line.name || line.type}`} className={styles.entries}>
      {entries.map((entry, at) => (
        <li
          className={styles.entry}
          data-depth={entry.depth}
          data-over={isOver(entry)}
          key={keys[at]}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(entry.at)
          }}
          onDrop={() => {
            if (dragged?.list === entry.list) move(dragged, entry.index)
          }}
        >
          {line.use === null && (
            <span
              aria-hidden="true"
              className={styles.grip}
              draggable
              onDragEnd={() => {
                setDragged(undefined)
                setOver(undefined)
              }}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(entry)
              }}
            >
              <Drawing name="grip" />
            </span>
          )}
          <button
            className={styles.name}
            data-entry={at}
            onClick={() => onOpen(entry.words)}
            onKeyDown={(event) => onKey(event, at)}
            type="button"
          >
            {entry.name}
          </button>
          <Count wrong={wrongAt(page.mistakes, { file: line.spot.file, at: entry.at })} />
        </li>
      ))}
    </ul>
  )
}

/** Once what was done is drawn. */
function focusEntry(at: number): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${at}"]`)?.focus())
}
