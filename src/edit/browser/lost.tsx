import { Alert, Blockquote, Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import styles from './lost.module.css'
import { lettersOf } from './put-back.ts'
import { store, useStore } from './store.ts'

/** What was typed and has no place any more: the author takes it from here. */
export function Lost() {
  const lost = useStore('lost')
  if (lost.length === 0) return null
  const letters = lost.map(lettersOf).filter((words) => words !== '')
  return (
    <Alert
      className={styles.lost}
      color="red"
      role="alert"
      title="What you did last could not be put back"
      variant="outline"
    >
      <Stack align="flex-start" gap="xs">
        <Text size="sm">
          It could not be saved. What it was meant for may be another one by now, be gone, or take no change.
        </Text>
        <ul className={styles.list}>
          {lost.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only ever grows, or goes.
            <li key={index}>
              {one.asked.title}
              {one.asked.where.page !== undefined && ` on ${one.asked.where.page}`}
              {lettersOf(one) !== '' && <Blockquote className={styles.letters}>{lettersOf(one)}</Blockquote>}
            </li>
          ))}
        </ul>
        <Group gap="xs">
          {letters.length > 0 && (
            <CopyButton value={letters.join('\n\n')}>
              {({ copied, copy }) => (
                <Button
                  onClick={() => {
                    copy()
                    store.say('Copied.')
                  }}
                  size="xs"
                  variant="default"
                >
                  {copied ? 'Copied' : 'Copy what you typed'}
                </Button>
              )}
            </CopyButton>
          )}
          <Button onClick={() => store.unsent.forgetLost()} size="xs" variant="default">
            I have what I need
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
