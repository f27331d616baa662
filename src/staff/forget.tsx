import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Forgotten, PersonFound } from '../agreed/staff-api.ts'
import { Erase } from './erase.tsx'
import { Failure } from './failure.tsx'
import styles from './forget.module.css'
import { useSession } from './session.tsx'
import { useAction } from './use-action.ts'
import { useTitle } from './use-title.ts'
import { words } from './words.ts'

/** Finds what is stored of a person, shows it, and erases what is chosen of it. */
export function Forget() {
  const { heading, text, look, tooShort, done, copies, left } = words.forget
  const { api } = useSession()
  const { state } = useLocation()
  const [who, setWho] = useState<string>(typeof state?.who === 'string' ? state.who : '')
  const [wrong, setWrong] = useState(false)
  const [found, setFound] = useState<PersonFound>()
  const [forgotten, setForgotten] = useState<Forgotten>()
  const { busy, error, run } = useAction()
  useTitle(heading)

  function submit(event: FormEvent) {
    event.preventDefault()
    const short = who.trim().length < 5
    setWrong(short)
    if (short) return
    run(async () => {
      setFound(undefined)
      setForgotten(undefined)
      setFound(await api.ask<PersonFound>('POST', '/person', { who: who.trim() }))
    })
  }

  function erased(what: Forgotten) {
    setFound(undefined)
    setForgotten(what)
  }

  return (
    <Stack>
      <Title order={1}>{heading}</Title>
      <Text c="dimmed">{text}</Text>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          autoComplete="off"
          className={styles.who}
          error={wrong && tooShort}
          label={words.forget.who}
          maxLength={254}
          onChange={(event) => setWho(event.currentTarget.value)}
          value={who}
        />
        <Button loading={busy} type="submit" variant="default">
          {look}
        </Button>
      </form>
      {error !== undefined && <Failure error={error} />}
      <div role="status">
        {forgotten && (
          <Alert
            color={forgotten.left ? 'yellow' : 'green'}
            role="note"
            title={done(forgotten.erased)}
            variant="outline"
          >
            {forgotten.left ? left : copies}
          </Alert>
        )}
        {found && found.own.length + found.mentions.length === 0 && <Text>{words.forget.nothing}</Text>}
      </div>
      {found && found.own.length + found.mentions.length > 0 && <Erase found={found} onErased={erased} />}
    </Stack>
  )
}
