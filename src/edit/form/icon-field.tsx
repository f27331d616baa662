import { Button, Group, Modal, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { Icon as IconName } from '../../generated/types.ts'
import { Icon } from '../../parts/icon.tsx'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { readable } from './edits.ts'
import styles from './picker.module.css'

/** A drawing, found by what it is called or stands for. */
export function IconField({ field, label, value, change }: ControlProps) {
  const { disabled } = useForm()
  const [opened, { open, close }] = useDisclosure()
  const [search, setSearch] = useState('')
  // The schema names the drawings that there are.
  const names = (field.schema.enum ?? []) as IconName[]
  const words = search.toLowerCase()
  const found = names.filter((name, index) =>
    `${name} ${field.schema.enumDescriptions?.[index] ?? ''}`.toLowerCase().includes(words),
  )
  const chosen = names.find((name) => name === value)
  return (
    <div>
      <Text fw={500} size="sm">
        {label}
      </Text>
      <Group gap="sm" mt={4}>
        <Button disabled={disabled} leftSection={chosen && <Icon name={chosen} />} onClick={open} variant="default">
          {chosen ? readable(chosen.replaceAll('-', ' ')) : 'Choose an icon'}
        </Button>
        {value !== undefined && !field.required && (
          <Button
            color="red"
            disabled={disabled}
            onClick={() => change(undefined, `Removed “${label}”`)}
            size="compact-xs"
            variant="subtle"
          >
            Remove
          </Button>
        )}
      </Group>
      <Modal onClose={close} opened={opened} size="lg" title="Choose an icon">
        <TextInput
          data-autofocus
          label="Find an icon"
          onChange={(event) => setSearch(event.currentTarget.value)}
          type="search"
          value={search}
        />
        <ul className={styles.icons}>
          {found.map((name) => (
            <li key={name}>
              <UnstyledButton
                aria-label={name}
                className={styles.icon}
                onClick={() => {
                  change(name, `Chose the icon “${readable(name.replaceAll('-', ' '))}”`)
                  close()
                }}
                title={name}
              >
                <Icon name={name} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {found.length === 0 && <Text c="dimmed">No icon has these words.</Text>}
      </Modal>
    </div>
  )
}
