import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { Marking as Change, LeadDetail } from '../agreed/staff-api.ts'
import { Refused } from './api.ts'
import { Failure } from './failure.tsx'
import styles from './lead.module.css'
import { useSession } from './session.tsx'
import { timeText } from './times.ts'
import { useAction } from './use-action.ts'
import { useNote } from './use-note.ts'
import { useUnsaved } from './use-unsaved.ts'
import { words } from './words.ts'

/** What the staff says about a lead: that it is answered, and a note. */
export function Marking({ lead, again }: { lead: LeadDetail; again: () => void }) {
  const { api } = useSession()
  const { text, write, note, stored, isTheirs, settle } = useNote(lead)
  const [saved, setSaved] = useState(false)
  const { busy, error, run } = useAction()
  const { heading, by, answer, reopen, save } = words.marking
  const changed = note !== stored
  useUnsaved(changed)

  const mark = (answered?: boolean) =>
    run(async () => {
      setSaved(false)
      const change: Change = { answered, ...(changed && { note: { from: stored, to: note } }) }
      try {
        await api.ask('POST', `/leads/${lead.id}/mark`, change)
        settle(note)
        setSaved(true)
        again()
      } catch (error) {
        if (error instanceof Refused && error.reason === 'outdated') again()
        throw error
      }
    })

  return (
    <section className={styles.block}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            {heading}
          </Title>
          {lead.answered && (
            <Text c="dimmed" size="sm">
              {by(lead.answered.by ?? '', timeText(lead.answered.at))}
            </Text>
          )}
        </div>
        <Textarea
          autosize
          description={words.marking.noteHelp}
          label={words.marking.note}
          maxLength={5000}
          maxRows={12}
          minRows={3}
          onChange={(event) => {
            write(event.currentTarget.value)
            setSaved(false)
          }}
          value={text}
        />
        {isTheirs && (
          <Textarea
            autosize
            description={words.marking.theirsHelp}
            label={words.marking.theirs}
            maxRows={12}
            readOnly
            value={stored}
          />
        )}
        {error !== undefined && <Failure error={error} />}
        <Group gap="xs">
          {lead.answered === null && (
            <Button loading={busy} onClick={() => mark(true)}>
              {answer}
            </Button>
          )}
          <Button disabled={!changed} loading={busy && changed} onClick={() => mark()} variant="default">
            {save}
          </Button>
          {lead.answered !== null && (
            <Button loading={busy} onClick={() => mark(false)} variant="subtle">
              {reopen}
            </Button>
          )}
        </Group>
        <Text c="dimmed" mih="1.25rem" role="status" size="sm">
          {/* One text, alone: beside another React could not take it away where a browser has translated it. */}
          {changed ? words.marking.unsaved : saved && words.marking.saved}
        </Text>
      </Stack>
    </section>
  )
}
