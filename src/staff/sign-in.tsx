import { Alert, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { StaffSession } from '../agreed/staff-api.ts'
import type { Api } from './api.ts'
import { Failure } from './failure.tsx'
import styles from './sign-in.module.css'
import { useAction } from './use-action.ts'
import { useTitle } from './use-title.ts'
import { words } from './words.ts'

interface Props {
  api: Api
  /** Somebody was signed in before. */
  expired: boolean
  onSignedIn: (session: StaffSession) => void
}

/** Asks for name and password. */
export function SignIn({ api, expired, onSignedIn }: Props) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { busy, error, run } = useAction()
  useTitle(words.signIn.heading)

  function submit(event: FormEvent) {
    event.preventDefault()
    run(async () => {
      try {
        onSignedIn(await api.signIn(name.trim(), password))
      } finally {
        setPassword('')
      }
    })
  }

  return (
    <main className={styles.room}>
      <Paper className={styles.card} component="form" onSubmit={submit} p="xl" withBorder>
        <Stack>
          <div>
            <Title order={1} size="h2">
              {words.signIn.heading}
            </Title>
            <Text c="dimmed">{expired ? words.signIn.expired : words.signIn.text}</Text>
          </div>
          {!window.isSecureContext && (
            <Alert color="red" role="alert" variant="outline">
              {words.signIn.insecure}
            </Alert>
          )}
          <TextInput
            autoCapitalize="none"
            autoComplete="username"
            autoFocus
            label={words.signIn.name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            value={name}
            withAsterisk={false}
          />
          <PasswordInput
            autoComplete="current-password"
            label={words.signIn.password}
            maxLength={2000}
            onChange={(event) => setPassword(event.currentTarget.value)}
            required
            value={password}
            visibilityToggleButtonProps={{ 'aria-label': words.signIn.show, tabIndex: 0 }}
            withAsterisk={false}
          />
          {error !== undefined && <Failure error={error} />}
          <Button disabled={!window.isSecureContext} fullWidth loading={busy} type="submit">
            {words.signIn.submit}
          </Button>
        </Stack>
      </Paper>
    </main>
  )
}
