import { Button, Group, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import styles from './picker.module.css'
import { Picker } from './picker.tsx'
import { useTyped } from './use-typed.ts'

/** A picture among those of the site, or its address as it is written. */
export function PictureField({ field, label, value, at, change }: ControlProps) {
  const { disabled, means } = useForm()
  const [opened, { open, close }] = useDisclosure()
  const saved = typeof value === 'string' ? value : ''
  const { text, type } = useTyped(saved)
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
      <Picker
        find="Find by name"
        names={means.pictures}
        none="No picture has these letters in its name. Put pictures into public/images."
        onChoose={(name) => change(name, `Chose another picture for “${label}”`)}
        onClose={close}
        opened={opened}
        title="Choose a picture"
      >
        {(name) => (
          <>
            <img alt="" loading="lazy" src={name} />
            <span>{name.replace('/images/', '')}</span>
          </>
        )}
      </Picker>
    </div>
  )
}
