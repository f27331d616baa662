import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Why it was not done. */
  failure?: string | undefined
  onCancel(): void
  /** The button that does it. */
  children: ReactNode
}

/** What a dialog ends with: why it was not done, and the way back beside the button that does it. */
export function DialogEnd({ failure, onCancel, children }: Props) {
  return (
    <>
      {failure !== undefined && (
        <Text c="var(--error)" role="alert" size="sm">
          {failure}
        </Text>
      )}
      <Group justify="flex-end">
        <Button onClick={onCancel} variant="default">
          Cancel
        </Button>
        {children}
      </Group>
    </>
  )
}
