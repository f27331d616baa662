import { Autocomplete, Button, Group, Stack, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { join } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import type { Named } from '../agreed-means.ts'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { blank, type Fields, nameOf } from './edits.ts'
import { EntryFields } from './entry-fields.tsx'
import { Fold } from './fold.tsx'
import { Mistakes } from './mistakes.tsx'
import { suggested } from './name-fields.tsx'
import { RemoveButton } from './remove-button.tsx'
import { SeveralHead } from './several-head.tsx'
import { nextKey, useKeys } from './use-lasting-keys.ts'
import { useOpen } from './use-open.ts'
import { useTyped } from './use-typed.ts'
import { wrongName } from './wrong-name.ts'

/** Things under names that authors give: people, words that appear in many places. */
export function MapField({ field, label, value, at, change }: ControlProps) {
  const { send, say, disabled, variables, means } = useForm()
  const [name, setName] = useState('')
  const { schema, shapes, required } = field
  const things: Fields = isObject(value) ? value : {}
  const names = Object.keys(things)
  // What gets another name stays open, with the focus in it.
  const keys = useKeys(names)
  const [open, setOpen] = useOpen(at, keys, names)
  const others = shapes.find((shape) => shape.others)?.others
  if (!others) return null
  const flaw = name === '' ? undefined : wrongName(name, names, schema.propertyNames)
  const isFull = schema.maxProperties !== undefined && names.length >= schema.maxProperties
  // A name may be more than one that somebody has thought of, such as the code of a language.
  const called = schema.propertyNames?.title
  // A site is there in the languages that its settings tell.
  const known = called === 'Language' ? means.languages.filter((one) => !names.includes(one.name)) : []
  const word = (schema.title && others.schema.title ? others.schema.title : 'entry').toLowerCase()

  function add(): void {
    if (name === '' || flaw !== undefined || !others) return
    if (value === undefined) change({ [name]: blank(others) }, `Added “${name}”`)
    else send(`Added “${name}”`, [{ op: 'put', at: join(at, name), value: blank(others) }])
    say(`Added ${name}.`)
    setOpen(nextKey(keys))
    setName('')
  }
  return (
    <Stack aria-label={label} gap="xs" role="group">
      <SeveralHead count={names.length} description={schema.description} label={label} />
      <Mistakes at={at} />
      {names.map((one, index) => (
        <Fold
          at={join(at, one)}
          key={keys[index]}
          label={titleOf(one, nameOf(things[one], '', variables))}
          onToggle={() => setOpen(open === keys[index] ? undefined : keys[index])}
          open={open === keys[index]}
        >
          <Stack gap="md">
            <OtherName
              flawOf={(wanted) =>
                wrongName(
                  wanted,
                  names.filter((each) => each !== one),
                  schema.propertyNames,
                )
              }
              label={called ?? 'Its name'}
              name={one}
              onRename={(next) => send(`Called “${one}” “${next}”`, [{ op: 'rename', at: join(at, one), name: next }])}
            />
            <EntryFields at={join(at, one)} entry={others} label={others.schema.title ?? one} value={things[one]} />
            <Group justify="flex-end">
              <RemoveButton
                label={`“${one}”`}
                onRemove={() => send(`Removed “${one}”`, [{ op: 'clear', at: join(at, one), holders: !required }])}
              />
            </Group>
          </Stack>
        </Fold>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <NewName
            disabled={disabled || isFull}
            error={flaw}
            known={known}
            label={called ? `Another ${called.toLowerCase()}` : `Name of a new ${word}`}
            onChange={setName}
            value={name}
          />
          <Button
            disabled={disabled || isFull || name === '' || flaw !== undefined}
            size="xs"
            type="submit"
            variant="default"
          >
            Add
          </Button>
        </Group>
      </form>
    </Stack>
  )
}

interface NewNameProps {
  known: readonly Named[]
  label: string
  value: string
  error: string | undefined
  disabled: boolean
  onChange(name: string): void
}

/** A name for something new: one of those that are known, or any. */
function NewName({ known, onChange, ...more }: NewNameProps) {
  const input = { ...more, flex: 1, size: 'xs', spellCheck: false }
  if (known.length === 0) return <TextInput {...input} onChange={(event) => onChange(event.currentTarget.value)} />
  return <Autocomplete {...suggested(known)} {...input} onChange={onChange} />
}

interface NameProps {
  label: string
  name: string
  flawOf(name: string): string | undefined
  onRename(name: string): void
}

/** Another name, taken over when the field is left. */
function OtherName({ label, name, flawOf, onRename }: NameProps) {
  const { disabled } = useForm()
  const { text: wanted, type, leave } = useTyped(name)
  const asked = useRef<string>(undefined)
  const flaw = wanted === '' ? 'It needs a name.' : flawOf(wanted)
  const take = () => {
    if (wanted === name || flaw !== undefined) return leave()
    // Who leaves the field after Enter has asked for it already.
    if (asked.current !== wanted) onRename(wanted)
    asked.current = wanted
  }
  return (
    <TextInput
      description="What is written where it is used has to be changed too: the list of problems leads there."
      disabled={disabled}
      error={flaw}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      label={label}
      onBlur={take}
      onChange={(event) => {
        asked.current = undefined
        type(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') take()
        if (event.key === 'Escape') leave()
      }}
      spellCheck={false}
      value={wanted}
    />
  )
}

function titleOf(name: string, words: string): string {
  return words === '' ? name : `${name}: ${words}`
}
