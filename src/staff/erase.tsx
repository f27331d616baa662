import { Anchor, Button, Checkbox, Group, Modal, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Forgotten, LeadSummary, PersonFound } from '../agreed/staff-api.ts'
import { Failure } from './failure.tsx'
import styles from './forget.module.css'
import { useSession } from './session.tsx'
import { timeText } from './times.ts'
import { useAction } from './use-action.ts'
import { words } from './words.ts'

interface Props {
  found: PersonFound
  onErased: (what: Forgotten) => void
}

/** What would be erased: all that the person sent, and of the rest what is chosen. */
export function Erase({ found, onErased }: Props) {
  const { api } = useSession()
  const [chosen, setChosen] = useState<readonly string[]>(found.own.map(({ id }) => id))
  const [asking, setAsking] = useState(false)
  const { busy, error, run } = useAction()
  const { own, mentions, mentionsText, erase, sure, sureText } = words.forget
  const choose = (id: string, is: boolean) =>
    setChosen((before) => (is ? [...before, id] : before.filter((other) => other !== id)))
  const eraseChosen = () =>
    run(async () => {
      const what = await api.ask<Forgotten>('POST', '/forget', { ids: chosen })
      setAsking(false)
      onErased(what)
    })
  return (
    <>
      <Choices chosen={chosen} heading={own} leads={found.own} onChoose={choose} />
      <Choices chosen={chosen} heading={mentions} leads={found.mentions} onChoose={choose} text={mentionsText} />
      <Button className={styles.erase} color="red.9" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
        {erase(chosen.length)}
      </Button>
      <Modal.Root centered onClose={() => setAsking(false)} opened={asking}>
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Body pt="md">
            <Stack>
              <Modal.Title>{sure}</Modal.Title>
              <Text>{sureText(chosen.length)}</Text>
              {error !== undefined && <Failure error={error} />}
              <Group justify="flex-end">
                <Button data-autofocus onClick={() => setAsking(false)} variant="default">
                  {words.cancel}
                </Button>
                <Button color="red.9" loading={busy} onClick={eraseChosen}>
                  {erase(chosen.length)}
                </Button>
              </Group>
            </Stack>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

interface ChoiceProps {
  heading: string
  text?: string
  leads: readonly LeadSummary[]
  chosen: readonly string[]
  onChoose: (id: string, is: boolean) => void
}

function Choices({ heading, text, leads, chosen, onChoose }: ChoiceProps) {
  if (leads.length === 0) return null
  return (
    <section>
      <Title order={2} size="h4">
        {heading}
      </Title>
      {text && <Text c="dimmed">{text}</Text>}
      <ul className={styles.found}>
        {leads.map(({ id, name, contact, form, receivedAt, reference }) => (
          <li className={styles.lead} key={id}>
            <Checkbox
              aria-label={words.forget.choose(reference)}
              checked={chosen.includes(id)}
              onChange={(event) => onChoose(id, event.currentTarget.checked)}
            />
            <div>
              <Anchor component={Link} rel="noreferrer" target="_blank" to={`/lead/${id}`}>
                {name || contact || words.list.nobody}
              </Anchor>
              <Text c="dimmed" size="sm">
                {form} · {timeText(receivedAt)} · {reference}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
