import { Button, Group, Text } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useForm } from './context.ts'

interface Props {
  /** What one entry is called. */
  one: string
  /** How many there may be, once there are as many. */
  most: number | undefined
  ref: Ref<HTMLButtonElement>
  onAdd(): void
  /** Other ways to add. */
  children?: ReactNode
}

/** The end of a list: its next entry, or why there is none. */
export function AddEntry({ one, most, ref, onAdd, children }: Props) {
  const { disabled } = useForm()
  return (
    <Group>
      <Button disabled={disabled || most !== undefined} onClick={onAdd} ref={ref} size="xs" variant="default">
        Add {one.toLowerCase()}
      </Button>
      {children}
      {most !== undefined && (
        <Text c="dimmed" size="xs">
          No more than {most} fit.
        </Text>
      )}
    </Group>
  )
}
