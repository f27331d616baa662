import { Button, Group, Text } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useForm } from './context.ts'

interface Props {
  /** What one entry is called. */
  one: string
  /** How many there are, and may be. */
  count: number
  most: number | undefined
  ref: Ref<HTMLButtonElement>
  onAdd(): void
  /** Other ways to add. */
  children?: ReactNode
}

/** The end of a list: its next entry, or why there is none. */
export function AddEntry({ one, count, most = Number.POSITIVE_INFINITY, ref, onAdd, children }: Props) {
  const { disabled } = useForm()
  const isFull = count >= most
  return (
    <Group>
      <Button disabled={disabled || isFull} onClick={onAdd} ref={ref} size="xs" variant="default">
        Add {one.toLowerCase()}
      </Button>
      {children}
      {isFull && (
        <Text c="dimmed" size="xs">
          {count > most && `${count - most} too many: `}
          {count > most ? 'no' : 'No'} more than {most} fit.
        </Text>
      )}
    </Group>
  )
}
