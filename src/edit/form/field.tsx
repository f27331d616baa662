import { Box, Skeleton } from '@mantine/core'
import { lazy, memo, Suspense } from 'react'
import { ChoiceField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import type { ControlProps, FieldProps } from './control.tsx'
import { readable } from './edits.ts'
import { JsonField } from './json-field.tsx'
import { LinkField } from './link-field.tsx'
import { ListField } from './list-field.tsx'
import { Mistakes } from './mistakes.tsx'
import { NumberField } from './number-field.tsx'
import { ObjectField } from './object-field.tsx'
import { PictureField } from './picture-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextField } from './text-field.tsx'
import { isUnion, UnionField } from './union-field.tsx'

/** It brings all drawings, which are many. */
const IconField = lazy(async () => ({ default: (await import('./icon-field.tsx')).IconField }))

/** A field with the control that fits what it holds, and what is wrong with it. */
export const FieldControl = memo(function FieldControl({ field, value, at, label, onChange }: FieldProps) {
  const Control = controlOf(field, value)
  return (
    <Box data-field={at}>
      <Suspense fallback={<Skeleton height={60} />}>
        <Control
          at={at}
          change={(next, title, join) => onChange(field.name, next, title, join)}
          field={field}
          label={label ?? readable(field.schema.title ?? field.name)}
          value={value}
        />
      </Suspense>
      {field.kind !== 'object' && (
        <Box mt={4}>
          <Mistakes at={at} />
        </Box>
      )}
    </Box>
  )
})

function controlOf({ kind, schema, shapes, entry }: ControlProps['field'], value: unknown) {
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
      return (value === undefined || Array.isArray(value)) && entry?.kind !== 'list' ? ListField : JsonField
    case 'object':
      return isPlain(value) && shapes.every(({ others }) => !others) && !schema.enum ? ObjectField : JsonField
    case 'href':
      return isText(value) ? LinkField : JsonField
    case 'color':
      return isText(value) ? ColorField : JsonField
    case 'src':
      return isText(value) ? PictureField : JsonField
    default:
      return isText(value) ? TextField : JsonField
  }
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

function isPlain(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value))
}
