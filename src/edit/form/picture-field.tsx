import { Button, Group, Modal, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import styles from './picker.module.css'
import { useTyped } from './use-typed.ts'

/** A picture among those of the site, or its address as it is written. */
export function PictureField({ field, label, value, at, change }: ControlProps) {
  const { disabled, means } = useForm()
  const [opened, { open, close }] = useDisclosure()
  const [search, setSearch] = useState('')
  const saved = typeof value === 'string' ? value : ''
  const { text, type } = useTyped(saved)
  const found = means.pictures.filter((name) => name.toLowerCase().includes(search.toLowerCase()))
  return (
    <div>
      <Group align="flex-end" gap="sm" wrap="nowrap">
        {/* An address that leads to nothing draws nothing. */}
        {saved !== '' && <img alt="" className={styles.chosen} key={saved} src={saved} />}
        <TextInput
          disabled={disabled}
          flex={1}
          label={label}
          onChange={(event) => {
            const words = event.currentTarget.value
            type(words)
            change(words === '' && !field.required ? undefined : words, `Changed “${label}”`, at)
          }}
          placeholder={described(field.schema.description).example}
          required={field.required}
          value={text}
        />
        <Button disabled={disabled} onClick={open} variant="default">
          Choose
        </Button>
      </Group>
      <Modal onClose={close} opened={opened} size="xl" title="Choose a picture">
        <TextInput
          data-autofocus
          label="Find by name"
          onChange={(event) => setSearch(event.currentTarget.value)}
          type="search"
          value={search}
        />
        <ul className={styles.grid}>
          {found.map((name) => (
            <li key={name}>
              <UnstyledButton
                className={styles.tile}
                onClick={() => {
                  change(name, `Chose another picture for “${label}”`)
                  close()
                }}
              >
                <img alt="" loading="lazy" src={name} />
                <span>{name.replace('/images/', '')}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <Text c="dimmed">No picture has these letters in its name. Put pictures into public/images.</Text>
        )}
      </Modal>
    </div>
  )
}
