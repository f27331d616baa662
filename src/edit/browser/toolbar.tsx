import { ActionIcon, Button, Kbd, Menu, Modal, Table, Text, Tooltip, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { memo, useState } from 'react'
import type { Steps } from '../agreed.ts'
import { ask } from './api.ts'
import { Drawing } from './icon.tsx'
import { useGo } from './place.ts'
import { Problems } from './problems.tsx'
import { ProposeButton } from './propose/propose-button.tsx'
import { store, useStore } from './store.ts'
import styles from './toolbar.module.css'

/** 15: who wants to go further back looks at the list again. */
const shownSteps = 15

interface Props {
  /** The page that is open. */
  path: string | undefined
  help: boolean
  onHelp(shown: boolean): void
}

/** What is done with the whole: undo, what happened, problems, light or dark, and what the keys do. */
export const Toolbar = memo(function Toolbar({ path, help, onHelp }: Props) {
  const outline = useStore('outline')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [steps, setSteps] = useState<Steps>({ done: [], undone: [] })
  const [wrong, problems] = useDisclosure()
  const { go } = useGo()
  const next = { auto: 'light', light: 'dark', dark: 'auto' } as const

  async function undoTo(count: number) {
    for (let step = 0; step < count; step++) await store.undo()
  }

  return (
    <header className={styles.bar}>
      <Text className={styles.name} fw={620} truncate>
        {outline?.name}
      </Text>
      <State />
      <div className={styles.group}>
        <Tool
          disabled={!outline?.undo}
          label={outline?.undo ? `Undo: ${outline.undo}` : 'Nothing to undo'}
          onClick={() => void store.undo()}
        >
          <Drawing name="back" />
        </Tool>
        <Tool
          disabled={!outline?.redo}
          label={outline?.redo ? `Do again: ${outline.redo}` : 'Nothing to do again'}
          onClick={() => void store.redo()}
        >
          <Drawing name="forward" />
        </Tool>
        <Menu onOpen={() => void ask<Steps>('GET', 'steps').then(setSteps)} position="bottom-start" width={320}>
          <Menu.Target>
            <ActionIcon aria-label="What was done" color="gray" size="lg" variant="subtle">
              <Drawing name="history" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{steps.done.length > 0 ? 'Undo back to and with …' : 'Nothing was done yet'}</Menu.Label>
            {steps.done.slice(0, shownSteps).map(({ id, title, page, section }, index) => (
              <Menu.Item
                key={id}
                onClick={() => {
                  if (page !== null) go(page, section ?? undefined)
                  void undoTo(index + 1)
                }}
              >
                {title}
                {page !== null && (
                  <Text c="dimmed" component="span" size="xs">
                    {' '}
                    on {page}
                  </Text>
                )}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className={styles.group} data-end="">
        <Problems onClose={problems.close} onOpen={problems.open} opened={wrong} path={path} />
        <ProposeButton onProblems={problems.open} />
        <Tool
          label={`Colours: ${colorScheme}. Change to ${next[colorScheme]}`}
          onClick={() => setColorScheme(next[colorScheme])}
        >
          <Drawing name="scheme" />
        </Tool>
        <Tool label="Keys" onClick={() => onHelp(true)}>
          <Drawing name="help" />
        </Tool>
      </div>
      <Modal onClose={() => onHelp(false)} opened={help} title="Keys">
        <Table>
          <Table.Tbody>
            {keys.map(([key, what]) => (
              <Table.Tr key={key}>
                <Table.Td>
                  <Kbd>{key}</Kbd>
                </Table.Td>
                <Table.Td>{what}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Button mt="md" onClick={() => onHelp(false)} variant="default">
          Close
        </Button>
      </Modal>
    </header>
  )
})

function State() {
  const busy = useStore('busy')
  return (
    <Text c="dimmed" className={styles.state} size="xs">
      {busy ? 'Saving …' : 'Saved'}
    </Text>
  )
}

const keys = [
  ['Ctrl Z', 'Undo; outside of a field in which you type'],
  ['Ctrl Shift Z', 'Do again'],
  ['Alt ↑ / Alt ↓', 'Move the section that is selected; in the outline also the entry that has the focus'],
  ['↑ / ↓', 'In the outline: the one above or below'],
  ['Enter', 'In the outline: choose it; on an entry: to its fields'],
  ['F2', 'Type the text of this field on the page itself'],
  ['Ctrl B / I / K', 'In a text: bold, italic, a link'],
  ['/', 'Find a page by its words, title or path'],
  ['Escape', 'From a section to its page'],
  ['?', 'This list'],
] as const

interface ToolProps {
  label: string
  disabled?: boolean
  onClick(): void
  children: React.ReactNode
}

/** A button with a drawing, which is named when it is pointed at. */
function Tool({ label, disabled = false, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon aria-label={label} color="gray" disabled={disabled} onClick={onClick} size="lg" variant="subtle">
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
