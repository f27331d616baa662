import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react'

/** Keeps a text on one line whose field shows several: lines that are pasted become one, and Enter begins none. */
export function onOneLine(write: (words: string) => void) {
  return {
    onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => write(inOneLine(currentTarget.value)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      const words = event.clipboardData.getData('text/plain')
      if (!/[\r\n]/.test(words)) return
      event.preventDefault()
      // As if it was typed: the caret stands behind it, and the field can undo it.
      document.execCommand('insertText', false, inOneLine(words))
    },
  }
}

export function inOneLine(words: string): string {
  return /[\r\n]/.test(words) ? words.trim().replace(/\s*[\r\n]\s*/g, ' ') : words
}
