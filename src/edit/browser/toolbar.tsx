import { ActionIcon, Text, Tooltip, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { memo } from 'react'
import { Drawing } from './icon.tsx'
import { Keys } from './keys.tsx'
import { Problems } from './problems.tsx'
import { ProposeButton } from './propose/propose-button.tsx'
import { store, useStore } from './store.ts'
import styles from './toolbar.module.css'
import { WhatWasDone } from './what-was-done.tsx'

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
  const [wrong, problems] = useDisclosure()
  const next = { auto: 'light', light: 'dark', dark: 'auto' } as const

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
        <WhatWasDone />
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
      <Keys onClose={() => onHelp(false)} opened={help} />
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

interface ToolProps {
  label: string
  disabled?: boolean
  onClick(): void
  children: React.ReactNode
}

/** A button with a drawing, which is named when it is pointed at. With nothing left to do it keeps the focus of who has just done the last. */
function Tool({ label, disabled = false, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        aria-disabled={disabled}
        aria-label={label}
        color="gray"
        data-disabled={disabled}
        onClick={() => disabled || onClick()}
        size="lg"
        variant="subtle"
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
