import { Alert, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { SectionLine } from '../../agreed.ts'
import { nameOf } from '../../form/edits.ts'
import { store } from '../store.ts'
import { useVariables } from '../use-variables.ts'
import { type Begun, followLinks, keepAll, leftOf } from './begun.ts'
import styles from './example-left.module.css'

/** 5: a longer list would push the fields out of sight. */
const first = 5

/** What a new section still has of its example, in links and small words, and the way to each of them. */
export function ExampleLeft({ line, onKept }: { line: SectionLine; onKept(): void }) {
  const [, setKept] = useState(false)
  const [isLong, setLong] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button that showed the rest is gone then.
  useEffect(() => {
    if (isLong) list.current?.children[first]?.querySelector('button')?.focus()
  }, [isLong])
  const { value, spot } = line
  const last = useRef(line)
  if (last.current.spot.at === spot.at && last.current.type === line.type) followLinks(last.current.value, value)
  last.current = line
  const left = leftOf(value)
  if (left.length === 0) return null
  const shown = isLong || left.length <= first + 1 ? left : left.slice(0, first)
  return (
    <Alert
      mb="md"
      role="note"
      title={
        left.length === 1 ? 'One thing is still as in the example' : `${left.length} things are still as in the example`
      }
      variant="outline"
    >
      <Stack gap="xs">
        <Text size="sm">Write your own words, and choose where the links lead.</Text>
        <ul className={styles.links} ref={list}>
          {shown.map((one) => (
            <li key={one.at}>
              <One {...one} onSeek={() => store.seek(`${spot.at}${one.at}`)} />
            </li>
          ))}
        </ul>
        <Group gap="xs">
          {shown.length < left.length && (
            <Button onClick={() => setLong(true)} size="compact-sm" variant="default">
              Show {left.length - shown.length} more
            </Button>
          )}
          <Button
            onClick={() => {
              keepAll(value)
              setKept(true)
              onKept()
              store.say('What came with the example stays as it is.')
            }}
            size="compact-sm"
            variant="default"
          >
            All of it is right
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function One({ words, beside, onSeek }: Begun & { onSeek(): void }) {
  return (
    <UnstyledButton className={styles.link} onClick={onSeek}>
      {nameOf(words, words, useVariables())} {beside !== words && <span className={styles.beside}>{beside}</span>}
    </UnstyledButton>
  )
}
