import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { LeadDetail } from '../agreed/staff-api.ts'
import { Failure } from './failure.tsx'
import { useSession } from './session.tsx'
import { useAction } from './use-action.ts'
import { words } from './words.ts'

/** Why a lead was held back, and the way to let it go. */
export function Suspicion({ lead, again }: { lead: LeadDetail; again: () => void }) {
  const { api } = useSession()
  const [released, setReleased] = useState(false)
  const { busy, error, run } = useAction()
  const { held, heldText, real, released: done } = words.lead
  const release = () =>
    run(async () => {
      await api.ask('POST', `/leads/${lead.id}/release`)
      setReleased(true)
      again()
    })
  return (
    <>
      <div role="status">
        {released && lead.suspicion === null && (
          <Alert color="green" role="note" variant="outline">
            {done}
          </Alert>
        )}
      </div>
      {lead.suspicion !== null && (
        <Alert color="yellow" role="note" title={held} variant="outline">
          <Group justify="space-between">
            <div>
              <Text size="sm">{words.suspicions[lead.suspicion] ?? lead.suspicion}</Text>
              <Text size="sm">{heldText}</Text>
            </div>
            <Button loading={busy} onClick={release} variant="default">
              {real}
            </Button>
          </Group>
        </Alert>
      )}
      {error !== undefined && <Failure error={error} />}
    </>
  )
}
