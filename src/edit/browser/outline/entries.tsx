import { Menu } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import type { PageState, SectionLine } from '../../agreed.ts'
import { ActsMenu } from '../../form/acts-menu.tsx'
import { useFocusAfter } from '../../form/use-focus-after.ts'
import { useLastingKeys } from '../../form/use-lasting-keys.ts'
import { CopyEntry } from '../copy/copy-entry.tsx'
import { Count } from '../count.tsx'
import { focusSoon } from '../focus-soon.ts'
import { moveEntry, titleOf } from '../gestures.ts'
import { Drawing } from '../icon.tsx'
import outline from '../outline-line.module.css'
import { onPlace } from '../shared/places.ts'
import { useReach } from '../shared/reach.ts'
import { store } from '../store.ts'
import { useVariables } from '../use-variables.ts'
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
  const variables = useVariables()
  const entries = useMemo(() => entryLines(line, variables), [line, variables])
  const reach = useReach(page.path, line)
  const mistakes = useMemo(() => onPlace(line, page.mistakes), [line, page.mistakes])
  const [grabbed, setGrabbed] = useState<number>()
  const [copied, setCopied] = useState<EntryLine>()
  const [over, setOver] = useState<string>()
  const { keys, follow } = useLastingKeys(
    entries.map(({ value }) => value),
    focusEntry,
  )
  // Wherever others move it meanwhile.
  const dragged = grabbed === undefined ? undefined : entries[keys.indexOf(grabbed)]
  const list = useRef<HTMLUListElement>(null)
  // Who was in an entry goes on at its section.
  useFocusAfter(list, (leaving) => {
    const row = leaving.closest('li')
    return () => row?.querySelector<HTMLElement>('[data-row]')
  })
  if (entries.length === 0) return null

  function move(from: EntryLine, to: number) {
    if (!reach) return store.say(`${from.name} is shared by pages: say first in the form where you want to change it.`)
    if (to < 0 || to >= from.count || to === from.index) return undefined
    moveEntry({ page, section, line, reach }, from, to)
    return follow(entries.indexOf(from))
  }
  function onKey(event: React.KeyboardEvent, at: number) {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const entry = entries[at]
    if (way === 0 || !entry) return
    event.preventDefault()
    event.stopPropagation()
    // Until a step is shown, another entry may stand here.
    if (event.altKey && store.isBehind) return
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
    <ul aria-label={`Entries of ${titleOf(line)}`} className={styles.entries} ref={list}>
      {entries.map((entry, at) => (
        <li
          className={`${outline.line} ${outline.place} ${styles.entry}`}
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
          {reach && (
            <span
              aria-hidden="true"
              className={outline.grip}
              draggable
              onDragEnd={() => {
                setGrabbed(undefined)
                setOver(undefined)
              }}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setGrabbed(keys[at])
              }}
            >
              <Drawing name="grip" />
            </span>
          )}
          <button
            className={`${outline.name} ${outline.title}`}
            data-entry={at}
            dir="auto"
            onClick={() => onOpen(entry.words)}
            onKeyDown={(event) => onKey(event, at)}
            type="button"
          >
            {entry.name}
          </button>
          <Count wrong={wrongAt(mistakes, { file: line.spot.file, at: entry.at })} />
          <ActsMenu label={`What to do with the entry ${entry.name}`}>
            <Menu.Item disabled={entry.index === 0} onClick={() => move(entry, entry.index - 1)} rightSection="Alt ↑">
              Move up
            </Menu.Item>
            <Menu.Item
              disabled={entry.index === entry.count - 1}
              onClick={() => move(entry, entry.index + 1)}
              rightSection="Alt ↓"
            >
              Move down
            </Menu.Item>
            <Menu.Item onClick={() => setCopied(entry)}>Copy to …</Menu.Item>
          </ActsMenu>
        </li>
      ))}
      {copied && (
        <CopyEntry
          at={copied.at}
          line={line}
          onClose={(stays) => {
            setCopied(undefined)
            if (stays) focusEntry(entries.findIndex(({ at }) => at === copied.at))
          }}
          page={page}
        />
      )}
    </ul>
  )
}

function focusEntry(at: number): void {
  focusSoon(`[data-entry="${at}"]`)
}
