import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useForm } from './context.ts'

/** Takes a field out that need not be there. It goes with what it takes out, and what stands there then has the focus. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove(title: string): void }) {
  const { disabled, say } = useForm()
  const field = useRef<Element | null>(null)
  useEffect(() => () => focusIn(field.current), [])
  return (
    <Button
      c="var(--error)"
      color="red"
      disabled={disabled}
      onClick={(event) => {
        field.current = event.currentTarget.closest('[data-field], section')
        onRemove(`Removed “${label}”`)
        say(`${label} is removed. Undo brings it back.`)
      }}
      size="compact-xs"
      variant="subtle"
    >
      Remove {label.charAt(0).toLowerCase() + label.slice(1)}
    </Button>
  )
}

/** Once it is drawn anew, unless the focus has gone elsewhere. */
function focusIn(field: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      field
        ?.querySelector<HTMLElement>('button:enabled, input:enabled, textarea:enabled, [contenteditable="true"]')
        ?.focus()
  })
}
