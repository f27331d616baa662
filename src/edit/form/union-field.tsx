import { SegmentedControl, Stack } from '@mantine/core'
import { isObject } from '../../is-object.ts'
import { type Value, valueFrom } from '../../schema/fields.ts'
import type { Flat } from '../../schema/flatten.ts'
import type { Schema } from '../../schema/schema.ts'
import { useForm } from './context.ts'
import { type ControlProps, FieldInside } from './control.tsx'
import { blank } from './edits.ts'

/** A value of one of several kinds: one name or several, a tone or colours of one's own. Of another kind it keeps what fits. */
export function UnionField({ field, label, value, at, change }: ControlProps) {
  const { disabled } = useForm()
  const kinds = kindsOf(field.schema)
  const chosen = kinds.find((kind) => fits(kind, value)) ?? kinds.at(-1)
  if (!chosen) return null
  const { title, description } = field.schema
  const inside = {
    name: field.name,
    required: field.required,
    ...chosen,
    schema: { ...chosen.schema, ...(title && { title }), ...(description && { description }) },
  }
  return (
    <Stack gap={4}>
      <SegmentedControl
        aria-label={`What “${label}” is`}
        data={kinds.map((kind) => ({ value: kind.kind, label: wordFor(kind, kinds) }))}
        disabled={disabled}
        onChange={(next) => {
          const kind = kinds.find((one) => one.kind === next)
          if (kind && kind !== chosen) change(inKind(kind, value), `Made “${label}” another kind`)
        }}
        size="xs"
        value={chosen.kind}
      />
      <FieldInside
        at={at}
        field={inside}
        label={label}
        onChange={(_, next, words, join) => change(next, words, join)}
        value={value}
      />
    </Stack>
  )
}

/** Whether a value is of one of several kinds, told apart by what they are made of. */
export function isUnion({ if: condition, properties }: Flat): boolean {
  return condition?.type !== undefined && !properties
}

const known = new WeakMap<Schema, readonly Value[]>()

function kindsOf(schema: Schema): readonly Value[] {
  const { then, else: other } = schema
  if (!then || !other) return []
  const kinds = known.get(then) ?? [valueFrom(then), ...(isUnion(other) ? kindsOf(other) : [valueFrom(other)])]
  known.set(then, kinds)
  return kinds
}

function fits({ kind }: Value, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value)
  if (kind === 'boolean') return typeof value === 'boolean'
  if (kind === 'object') return isObject(value)
  return typeof value === 'string'
}

/** A value as another kind has it: the only one of several, several of one, or a new one. */
function inKind(kind: Value, value: unknown): unknown {
  if (kind.kind === 'list' && value !== undefined && kind.entry && fits(kind.entry, value)) return [value]
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return first !== undefined && fits(kind, first) ? first : blank(kind)
}

function wordFor(kind: Value, kinds: readonly Value[]): string {
  if (kind.kind === 'list') return 'Several'
  if (kind.kind === 'boolean') return 'Yes or no'
  if (kind.kind === 'object') return 'Own colours'
  if (kinds.some((other) => other.kind === 'list')) return 'One'
  return kind.kind === 'choice' ? 'A tone' : 'Words'
}
