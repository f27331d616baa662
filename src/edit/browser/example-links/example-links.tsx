import { Alert, Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { useRef, useState } from 'react'
import type { SectionLine } from '../../agreed.ts'
import { store } from '../store.ts'
import { begunLinks, followLinks, keepLinks } from './begun-links.ts'
import styles from './example-links.module.css'

/** That links of a new section lead to where those of its example do, and the way to each of them. */
export function ExampleLinks({ line }: { line: SectionLine }) {
  const [, setKept] = useState(false)
  const { value, spot } = line
  const last = useRef(line)
  if (last.current.spot.at === spot.at && last.current.type === line.type) followLinks(last.current.value, value)
  last.current = line
  const links = begunLinks(value)
  if (links.length === 0) return null
  return (
    <Alert mb="md" role="note" title="Where do its links lead?" variant="outline">
      <Stack gap="xs">
        <Text size="sm">They came with the example and are still as they were there. Choose where yours lead.</Text>
        <ul className={styles.links}>
          {links.map(({ words, href, at }) => (
            <li key={at}>
              <UnstyledButton className={styles.link} onClick={() => store.seek(`${spot.at}${at}`)}>
                {words} <span className={styles.href}>{href}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <Button
          onClick={() => {
            keepLinks(value)
            setKept(true)
            store.say('The links stay as they are.')
          }}
          size="compact-sm"
          variant="default"
          w="fit-content"
        >
          They are right
        </Button>
      </Stack>
    </Alert>
  )
}
