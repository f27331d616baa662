import { Modal, Text, TextInput, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import styles from './picker.module.css'

interface Props {
  /** What the search is for. */
  find: string
  names: readonly string[]
  /** What else one of them is found by. */
  about?: (name: string) => string
  none: string
  onClose(): void
  onChoose(name: string): void
  children(name: string): ReactNode
}

/** One of many things that are told apart by their looks, found by words. */
export function Picker({ opened, title, ...choice }: Props & { title: string; opened: boolean }) {
  return (
    <Modal onClose={choice.onClose} opened={opened} size="lg" title={title}>
      <Choice {...choice} />
    </Modal>
  )
}

/** What was sought before is forgotten with it. */
function Choice({ find, names, about, none, onClose, onChoose, children }: Props) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase()
  const found = names.filter((name) => `${name} ${about?.(name) ?? ''}`.toLowerCase().includes(words))
  return (
    <>
      <TextInput
        data-autofocus
        label={find}
        onChange={(event) => setSearch(event.currentTarget.value)}
        type="search"
        value={search}
      />
      <ul className={styles.grid}>
        {found.map((name) => (
          <li key={name}>
            <UnstyledButton
              aria-label={name}
              className={styles.tile}
              onClick={() => {
                onChoose(name)
                onClose()
              }}
              title={name}
            >
              {children(name)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Text c="dimmed">{none}</Text>}
    </>
  )
}
