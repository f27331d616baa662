import { Stack } from '@mantine/core'
import { isObject } from '../../is-object.ts'
import type { Value } from '../../schema/fields.ts'
import { useForm } from './context.ts'
import { FieldInside } from './control.tsx'
import { type Fields, nameOf, shapeOf } from './edits.ts'
import { KindSelect } from './kind-select.tsx'
import { ObjectFields } from './object-fields.tsx'

interface Props {
  entry: Value
  label: string
  value: unknown
  at: string
}

/** The control of one of several things, without the frame that its card gives it. */
export function EntryFields({ entry, label, value, at }: Props) {
  const { send } = useForm()
  if (entry.kind === 'object' && isObject(value))
    return <EntryObject at={at} entry={entry} label={label} value={value} />
  return (
    <FieldInside
      at={at}
      field={{ ...entry, name: '', required: true }}
      label={label}
      onChange={(_, next, words, joined) => send(words, [{ op: 'set', at, value: next ?? '' }], joined)}
      value={value}
    />
  )
}

function EntryObject({ entry, value, at, label }: Props & { value: Fields }) {
  const { send, variables } = useForm()
  const shape = shapeOf(value, entry.shapes)
  if (!shape) return null
  return (
    <Stack gap="md">
      <KindSelect
        onChange={(next) =>
          send(`Made “${nameOf(value, label, variables)}” another kind`, [{ op: 'set', at, value: next }])
        }
        shapes={entry.shapes}
        value={value}
      />
      <ObjectFields at={at} shape={shape} value={value} />
    </Stack>
  )
}
