import { Modal, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { hasAll } from '../../gallery/words.ts'
import type { Icon as IconName } from '../../generated/types.ts'
import { Icon } from '../../parts/icon.tsx'
import { readable } from '../../schema/readable.ts'
import styles from './icon-picker.module.css'
import tile from './tile.module.css'

interface Props {
  names: readonly IconName[]
  /** The one that is there now. */
  chosen: IconName | undefined
  /** What one of them stands for. */
  meaning(name: IconName): string
  onClose(): void
  onChoose(name: IconName): void
}

/** One of many drawings, which are told apart by their looks, found by words. */
export function IconPicker({ opened, ...choice }: Props & { opened: boolean }) {
  return (
    <Modal onClose={choice.onClose} opened={opened} size="lg" title="Choose an icon">
      <Choice {...choice} />
    </Modal>
  )
}

/** What was sought before is forgotten with it. */
function Choice({ names, chosen, meaning, onClose, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const found = names.filter((name) => hasAll(`${name} ${meaning(name)}`, search))
  return (
    <>
      <TextInput
        data-autofocus
        label="Find an icon"
        onChange={(event) => setSearch(event.currentTarget.value)}
        type="search"
        value={search}
      />
      <VisuallyHidden role="status">
        {search && (found.length === 1 ? '1 icon found' : `${found.length} icons found`)}
      </VisuallyHidden>
      <ul className={styles.grid}>
        {found.map((name) => (
          <li key={name}>
            <UnstyledButton
              aria-label={iconWords(name)}
              aria-pressed={name === chosen}
              className={`${tile.tile} ${styles.icon}`}
              onClick={() => {
                onChoose(name)
                onClose()
              }}
              title={iconWords(name)}
            >
              <Icon name={name} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Text c="dimmed">No icon has these words.</Text>}
    </>
  )
}

/** What an icon is called where people choose it: “Shield check”. */
export function iconWords(name: IconName): string {
  return readable(name.replaceAll('-', ' '))
}
