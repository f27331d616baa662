import { Stack } from '@mantine/core'
import { useCallback, useRef } from 'react'
import { join } from '../../content/json/pointer.ts'
import type { Shape } from '../../schema/fields.ts'
import { useAnswerName } from './answer-name.ts'
import { useForm } from './context.ts'
import { FieldInside, HolderContext } from './control.tsx'
import { type Fields, setField } from './edits.ts'
import { ObjectMistakes } from './mistakes.tsx'
import { plainFields } from './plain-fields.ts'
import { isTable } from './table-field.tsx'

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
  // What is written is read when something is changed: until then the same way to change it will do.
  const alsoNamed = useAnswerName(shape, value, at)
  const now = useRef({ value, send, alsoNamed })
  now.current = { value, send, alsoNamed }
  const change = useCallback(
    (name: string, next: unknown, title: string, joined?: string) => {
      const { value, send, alsoNamed } = now.current
      send(title, [setField(value, at, shape.fields, name, next), ...alsoNamed(name, next)], joined)
    },
    [at, shape],
  )
  const { shows } = shape
  const fields = plainFields(shape)
  const all = fields.map(({ name }) => name).filter((name) => name !== 'type')
  // Few entries are led to.
  const names = only ?? [...all.filter((name) => name !== 'id'), ...all.filter((name) => name === 'id')]
  const seen = names
    .flatMap((name) => fields.find((field) => field.name === name) ?? [])
    .filter(
      ({ name, kind, required }) =>
        !(kind === 'constant' && required) &&
        // What stands above columns is part of their table.
        !(name === 'head' && fields.some(isTable)) &&
        (!shows || shows.includes(name) || Object.hasOwn(value, name)),
    )
  return (
    <HolderContext value={value}>
      <Stack gap="md">
        {!only && <ObjectMistakes at={at} shape={shape} value={value} />}
        {seen.map((field) => (
          <FieldInside
            at={join(at, field.name)}
            field={field}
            key={field.name}
            onChange={change}
            value={value[field.name]}
          />
        ))}
      </Stack>
    </HolderContext>
  )
}
