import { useRef } from 'react'
import { type FormOperation, useForm } from './context.ts'
import { GrowingText } from './growing-text.tsx'
import { Mistakes } from './mistakes.tsx'
import { Notes } from './notes.tsx'
import { onOneLine } from './on-one-line.ts'
import { copiedCells } from './pasted-cells.ts'
import { ReadAs } from './read-as.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { sentAsTyped, useTyped } from './use-typed.ts'

interface CellProps {
  at: string
  label: string
  text: string
  /** What is said of all cells, beside the table. */
  beside?: string
  /** Writes a text into the cell, which may not be there yet. */
  put(text: string): FormOperation
  /** Pastes several cells that were copied, from this one on, and says what stands in it then. */
  onCells(copied: readonly (readonly string[])[]): string
}

/** A cell of a table: one line, as the page shows it. */
export function Cell({ at, label, text: saved, beside = '', put, onCells }: CellProps) {
  const { send, disabled } = useForm()
  const { text, type } = useTyped(saved)
  const own = useRef<HTMLDivElement>(null)
  useFocusAfter(own, toTable)
  const write = (value: string) => {
    type(value)
    send(`Changed “${label}”`, [put(value)], at)
  }
  const line = onOneLine(write)
  return (
    <div data-field={at} ref={own}>
      <GrowingText
        {...sentAsTyped}
        aria-label={label}
        disabled={disabled}
        {...(text.includes('\n') ? { onChange: (event) => write(event.currentTarget.value) } : line)}
        onPaste={(event) => {
          const copied = copiedCells(event.clipboardData)
          if (!copied) return line.onPaste(event)
          event.preventDefault()
          type(onCells(copied))
        }}
        size="xs"
        value={text}
      />
      <Notes>
        <ReadAs text={text} />
        <Mistakes at={at} beside={beside} ofControl />
      </Notes>
    </div>
  )
}

/** The menu that is called so by then, or the table: whose cell others take out does not type on in another one. */
export function toTable(leaving: HTMLElement): () => HTMLElement | null {
  const table = leaving.closest('section')
  const label = leaving.querySelector('[aria-haspopup]')?.getAttribute('aria-label') ?? ''
  return () => table?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`) ?? table
}
