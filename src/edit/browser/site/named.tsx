import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { join } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import type { Value } from '../../../schema/fields.ts'
import { useForm } from '../../form/context.ts'
import { FieldInside } from '../../form/control.tsx'
import { blank, type Fields, nameOf, shapeOf } from '../../form/edits.ts'
import { Fold } from '../../form/fold.tsx'
import { Mistakes } from '../../form/mistakes.tsx'
import { ObjectFields } from '../../form/object-fields.tsx'

/** What stands under names that the author gives, such as variables and people. */
export function Named({ each, value, at }: { each: Value; value: Fields; at: string }) {
  const { send, disabled, say } = useForm()
  const [name, setName] = useState('')
  const [open, setOpen] = useState<string>()
  const isTaken = Object.hasOwn(value, name)
  function add(): void {
    const title = `Added “${name}”`
    send(title, [{ op: 'put', at: join(at, name), value: blank(each), holders: true }])
    say(title)
    setOpen(name)
    setName('')
  }
  return (
    <Stack gap="xs">
      <Mistakes at={at} />
      {Object.entries(value).map(([key, inner]) => (
        <Fold
          at={join(at, key)}
          key={key}
          label={isObject(inner) ? nameOf(inner, key) : `{${key}} ${typeof inner === 'string' ? inner : ''}`}
          onToggle={() => setOpen(open === key ? undefined : key)}
          open={open === key}
        >
          <One at={at} each={each} holder={value} name={key} onRenamed={setOpen} />
        </Fold>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Group align="flex-end" gap="xs" mt="xs">
          <TextInput
            disabled={disabled}
            error={isTaken ? 'This name is there already.' : undefined}
            flex={1}
            label="A new name"
            onChange={(event) => setName(event.currentTarget.value)}
            value={name}
          />
          <Button disabled={disabled || name === '' || isTaken} type="submit" variant="default">
            Add
          </Button>
        </Group>
      </form>
    </Stack>
  )
}

interface OneProps {
  each: Value
  holder: Fields
  name: string
  at: string
  onRenamed(name: string): void
}

function One({ each, holder, name, at, onRenamed }: OneProps) {
  const { send, disabled } = useForm()
  const [other, setOther] = useState(name)
  const place = join(at, name)
  const value = holder[name]
  const shape = shapeOf(value, each.shapes)
  const canRename = other !== '' && other !== name && !Object.hasOwn(holder, other)
  return (
    <Stack gap="md">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send(`Renamed “${name}” to “${other}”`, [{ op: 'rename', at: place, name: other }])
          onRenamed(other)
        }}
      >
        <Group align="flex-end" gap="xs">
          <TextInput
            disabled={disabled}
            flex={1}
            label="Name"
            onChange={(event) => setOther(event.currentTarget.value)}
            value={other}
          />
          {canRename && <Button type="submit">Rename</Button>}
        </Group>
        <Text c="dimmed" mt={4} size="xs">
          Where it is used by the old name, that is told as a mistake.
        </Text>
      </form>
      {shape && isObject(value) ? (
        <>
          <Mistakes at={place} />
          <ObjectFields at={place} shape={shape} value={value} />
        </>
      ) : (
        <FieldInside
          at={place}
          field={{ ...each, name, required: true }}
          onChange={(_, next, title, typed) => send(title, [{ op: 'put', at: place, value: next }], typed)}
          value={value}
        />
      )}
      <Group justify="flex-end">
        <Button
          color="red"
          disabled={disabled}
          onClick={() => send(`Removed “${name}”`, [{ op: 'clear', at: place, holders: true }])}
          size="compact-xs"
          variant="subtle"
        >
          Remove {name}
        </Button>
      </Group>
    </Stack>
  )
}
