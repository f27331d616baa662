import { Alert, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Refused } from './api.ts'
import { words } from './words.ts'

/** Says why something was not done, and what can be done about it. */
export function Failure({ error, children }: { error: unknown; children?: ReactNode }) {
  return (
    <Alert color="red" role="alert" variant="outline" w="100%">
      <Group justify="space-between">
        {failureText(error)}
        {children}
      </Group>
    </Alert>
  )
}

function failureText(error: unknown): string {
  if (!(error instanceof Refused)) return words.failures.failed
  if (error.reason === 'locked') return words.failures.locked(Math.ceil(error.seconds / 60))
  return words.failures[error.reason]
}
