import { Alert, Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeadLetters as Answer } from '../agreed/staff-api.ts'
import { Failure } from './failure.tsx'
import styles from './lead.module.css'
import { useSession } from './session.tsx'
import { useAction } from './use-action.ts'
import { useLoad } from './use-load.ts'
import { useTitle } from './use-title.ts'
import { words } from './words.ts'

/** What could not be delivered, and trying it again. */
export function DeadLetters() {
  const { heading, text, retry, retried } = words.dead
  const { api } = useSession()
  const { data, error, again } = useLoad(useCallback(() => api.ask<Answer>('GET', '/dead-letters'), [api]))
  const [done, setDone] = useState<number>()
  const action = useAction()
  useTitle(heading)
  const putBack = () =>
    action.run(async () => {
      const { count } = await api.ask<{ count: number }>('POST', '/dead-letters/retry')
      setDone(count)
      again()
    })
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{heading}</Title>
        {data && data.count > 0 && (
          <Button loading={action.busy} onClick={putBack} variant="default">
            {retry}
          </Button>
        )}
      </Group>
      <Text c="dimmed">{text}</Text>
      <div role="status">
        {done !== undefined && (
          <Alert color="green" role="note" variant="outline">
            {retried(done)}
          </Alert>
        )}
      </div>
      {action.error !== undefined && <Failure error={action.error} />}
      {error !== undefined && (
        <Failure error={error}>
          <Button onClick={again}>{words.tryAgain}</Button>
        </Failure>
      )}
      {!data && error === undefined && <Skeleton aria-label={words.loading} height={200} role="status" />}
      {data && <Letters {...data} />}
    </Stack>
  )
}

function Letters({ letters, count }: Answer) {
  const { none, more } = words.dead
  if (count === 0) return <Text>{none}</Text>
  return (
    <>
      {count > letters.length && <Text c="dimmed">{more(letters.length, count)}</Text>}
      <ul className={styles.list}>
        {letters.map(({ id, reference, form, target, attempts, error }) => (
          <li className={styles.block} key={`${id} ${target}`}>
            <Anchor component={Link} to={`/lead/${id}`}>
              {form} {reference}
            </Anchor>
            <Text>
              {words.dead.target} {target}, {words.deliveries.tries(attempts)}
            </Text>
            {error !== null && (
              <Text c="dimmed" size="sm">
                {error}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
