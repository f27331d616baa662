import { Button, Group, Text } from '@mantine/core'
import { useRef } from 'react'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { useFocusAfter } from './use-focus-after.ts'

interface Props extends Pick<ControlProps, 'field' | 'label' | 'at'> {
  onAdd(): void
}

/** Where a part of a form, or its picture, is not there yet. Once it is, what opens and closes it has the focus. */
export function NoObject({ field, label, at, onAdd }: Props) {
  const { disabled } = useForm()
  const own = useRef<HTMLDivElement>(null)
  useFocusAfter(own, () => () => foldAt(at))
  return (
    <Group align="flex-start" gap="sm" ref={own} wrap="nowrap">
      <Button disabled={disabled} flex="none" onClick={onAdd} size="xs" variant="default">
        Add {label.toLowerCase()}
      </Button>
      <Text c="dimmed" size="xs">
        {described(field.schema.description).text}
      </Text>
    </Group>
  )
}

/** What opens and closes a part of a form. */
export function foldAt(at: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-fold="${CSS.escape(at)}"]`)
}
