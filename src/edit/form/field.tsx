import { Box, Skeleton } from '@mantine/core'
import { memo, Suspense } from 'react'
import { isObject } from '../../is-object.ts'
import type { Value } from '../../schema/fields.ts'
import { ChoiceField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import type { ControlProps, FieldProps } from './control.tsx'
import { DateField, isDateField } from './date-field.tsx'
import { labelOf } from './edits.ts'
import { FieldNotes } from './field-notes.tsx'
import { ImageField } from './image-field.tsx'
import { JsonField } from './json-field.tsx'
import { LinkField } from './link-field.tsx'
import { ListField } from './list-field.tsx'
import { MapField } from './map-field.tsx'
import { PersonField, TopicField, TopicsField } from './name-fields.tsx'
import { NumberField } from './number-field.tsx'
import { ObjectField } from './object-field.tsx'
import { onDemand } from './on-demand.ts'
import { isImage } from './pictures/is-image.ts'
import { RowsField } from './rows-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { isTable, TableField } from './table-field.tsx'
import { longest, TextField } from './text-field.tsx'
import { isUnion, UnionField } from './union-field.tsx'

/** It brings all drawings, which are many. */
const IconField = onDemand(async () => (await import('./icon-field.tsx')).IconField)

/** They say below themselves what is wrong, the one beside how many letters it takes, the other in what it chose. */
const saysItself: readonly unknown[] = [TextField, UnionField]

/** A field with the control that fits what it holds, and what is wrong with it. */
export const FieldControl = memo(function FieldControl({ field, value, at, label, onChange }: FieldProps) {
  const Control = controlOf(field, value)
  const called = label ?? labelOf(field)
  return (
    <Box data-field={at}>
      <Suspense fallback={<Skeleton height={60} />}>
        <Control
          at={at}
          change={(next, title, join) => onChange(field.name, next, title, join)}
          field={field}
          label={called}
          value={value}
        />
      </Suspense>
      {!saysItself.includes(Control) && <FieldNotes at={at} field={field} label={called} value={value} />}
    </Box>
  )
})

/** The control for what a field holds; what none fits is written as JSON. */
export function controlOf(field: ControlProps['field'], value: unknown) {
  const { kind, schema, shapes, entry } = field
  if (schema.title === 'Icon') return IconField
  if (isUnion(schema)) return UnionField
  switch (kind) {
    case 'choice':
      return shapes.length > 0 || (value !== undefined && typeof value === 'object') ? JsonField : ChoiceField
    case 'boolean':
    case 'constant':
      return SwitchField
    case 'number':
      return value === undefined || typeof value === 'number' ? NumberField : JsonField
    case 'list':
      if (value !== undefined && !Array.isArray(value)) return JsonField
      if (isTable(field)) return isRows(value) ? TableField : JsonField
      if (entry && isTopic(entry)) return TopicsField
      return areRows(field, value) ? RowsField : ListField
    case 'object':
      if (isPlain(value) && isImage(field)) return ImageField
      if (!isPlain(value) || schema.enum) return JsonField
      return shapes.some(({ others }) => others) ? MapField : ObjectField
    case 'href':
    case 'src':
      return isText(value) ? LinkField : JsonField
    case 'color':
      return isText(value) ? ColorField : JsonField
    default:
      if (!isText(value)) return JsonField
      if (isDateField(schema)) return DateField
      if (isTopic(field)) return TopicField
      return schema.title === 'Author' ? PersonField : TextField
  }
}

/** Whether a text is the name of a topic of the site; where topics are set, it is none. */
function isTopic({ kind, schema }: Pick<ControlProps['field'], 'kind' | 'schema'>): boolean {
  return kind === 'code' && schema.title === 'Topic'
}

/** Whether the entries of a list are one or two short texts each, also those that are written. */
function areRows({ entry }: ControlProps['field'], value: unknown): boolean {
  const written = Array.isArray(value) ? (value as unknown[]) : []
  const [shape, ...others] = entry?.shapes ?? []
  if (!entry || others.length > 0) return false
  if (!shape) return isShort(entry) && written.every(isText)
  const areShort = shape.fields.every((field) => field.required && isShort(field))
  return areShort && shape.fields.length <= 2 && written.every(isPlain)
}

/** Whether it is typed on one line, with no other help. */
function isShort(value: Value): boolean {
  const { kind, schema } = value
  const most = schema.maxLength ?? Number.POSITIVE_INFINITY
  const isTyped = controlOf({ name: '', required: true, ...value }, undefined) === TextField
  return isTyped && (kind === 'plain' || kind === 'code') && most <= longest
}

function isRows(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every((row) => Array.isArray(row)))
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

function isPlain(value: unknown): boolean {
  return value === undefined || isObject(value)
}
