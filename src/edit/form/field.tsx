import { Box } from '@mantine/core'
import type { Field } from '../../schema/fields.ts'
import { ChoiceField } from './choice-field.tsx'
import { readable } from './edits.ts'
import { IconField } from './icon-field.tsx'
import { JsonField } from './json-field.tsx'
import { LinkField } from './link-field.tsx'
import { ListField } from './list-field.tsx'
import { Mistakes } from './mistakes.tsx'
import { NumberField } from './number-field.tsx'
import { ObjectField } from './object-field.tsx'
import { PictureField } from './picture-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextField } from './text-field.tsx'

/** What every control gets. A value of undefined takes the field out. */
export interface ControlProps {
  field: Omit<Field, 'name' | 'required'> & { name: string; required: boolean }
  label: string
  value: unknown
  at: string
  change(value: unknown, title: string, join?: string): void
}

/** A field with the control that fits what it holds, and what is wrong with it. */
export function FieldControl(props: Omit<ControlProps, 'label'> & { label?: string }) {
  const { field, at } = props
  const label = props.label ?? readable(field.schema.title ?? field.name)
  const Control = controlOf(props.field, props.value)
  return (
    <Box data-field={at}>
      <Control {...props} label={label} />
      {field.kind !== 'object' && (
        <Box mt={4}>
          <Mistakes at={at} />
        </Box>
      )}
    </Box>
  )
}

function controlOf({ kind, schema, shapes, entry }: ControlProps['field'], value: unknown) {
  if (schema.title === 'Icon') return IconField
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
