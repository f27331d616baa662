import { Stack } from '@mantine/core'
import { join } from '../../content/json/pointer.ts'
import type { Shape } from '../../schema/fields.ts'
import { useForm } from './context.ts'
import { type Fields, setField } from './edits.ts'
import { FieldControl } from './field.tsx'
import { Mistakes } from './mistakes.tsx'

interface Props {
  shape: Shape
  value: Fields
  at: string
  /** Only these of its fields; all that it shows, where nothing is said. */
  only?: readonly string[] | undefined
}

/** The fields of an object, in the order of its schema. What it has and does not show comes too, to be taken out. */
export function ObjectFields({ shape, value, at, only }: Props) {
  const { send } = useForm()
  const { fields, shows } = shape
  const names = only ?? fields.map(({ name }) => name).filter((name) => name !== 'type')
  const seen = fields.filter(
    ({ name, kind, required }) =>
      names.includes(name) &&
      !(kind === 'constant' && required) &&
      (!shows || shows.includes(name) || Object.hasOwn(value, name)),
  )
  return (
    <Stack gap="md">
      {!only && <Mistakes at={at} />}
      {seen.map((field) => (
        <FieldControl
          at={join(at, field.name)}
          change={(next, title, joined) =>
            (next === undefined && !Object.hasOwn(value, field.name)) ||
            send(title, [setField(value, at, fields, field.name, next)], joined)
          }
          field={field}
          key={field.name}
          value={value[field.name]}
        />
      ))}
    </Stack>
  )
}
