import { Button, Divider, Group, Stack, Title } from '@mantine/core'
import { join } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import type { Field } from '../../../schema/fields.ts'
import { useForm } from '../../form/context.ts'
import { FieldInside } from '../../form/control.tsx'
import { blankShape, type Fields, labelOf, setField, shapeOf } from '../../form/edits.ts'
import { Mistakes } from '../../form/mistakes.tsx'
import { ObjectFields } from '../../form/object-fields.tsx'
import { RemoveButton } from '../../form/remove-button.tsx'
import { site as siteShape } from './schema.ts'

interface Props {
  field: Field
  /** All settings: this one may not be among them yet. */
  site: Fields
  at: string
}

/** A setting with its fields laid out; what has to be in it, such as the colours of a theme, is open. */
export function Setting({ field, site, at }: Props) {
  const { send, disabled } = useForm()
  const { name, required } = field
  const label = labelOf(field)
  const value = site[name]
  const put = (next: unknown, title: string, typed?: string) =>
    send(title, [setField(site, '/site', siteShape.fields, name, next)], typed)
  const shape = isObject(value) ? shapeOf(value, field.shapes) : undefined
  if (saysItself(field) || (value !== undefined && !shape))
    return (
      <FieldInside at={at} field={field} onChange={(_, next, title, typed) => put(next, title, typed)} value={value} />
    )
  if (!shape || !isObject(value))
    return (
      <Button
        disabled={disabled}
        onClick={() => put(blankShape(field.shapes[0]), `Added “${label}”`)}
        variant="default"
      >
        Add {label.toLowerCase()}
      </Button>
    )
  const open = shape.fields.filter(
    ({ name: inner, kind, required: must }) => kind === 'object' && must && isObject(value[inner]),
  )
  return (
    <Stack gap="md">
      {open.map((one) => (
        <Part at={join(at, one.name)} field={one} key={one.name} value={value[one.name]} />
      ))}
      <Mistakes at={at} />
      <ObjectFields
        at={at}
        only={shape.fields.filter((one) => !open.includes(one)).map((one) => one.name)}
        shape={shape}
        value={value}
      />
      {!required && (
        <Group justify="flex-end">
          <RemoveButton label={label} onRemove={(title) => put(undefined, title)} />
        </Group>
      )}
    </Stack>
  )
}

/** Several things say what they are above the first of them. */
export function saysItself({ kind, shapes }: Field): boolean {
  return kind !== 'object' || shapes.some(({ others }) => others)
}

function Part({ field, value, at }: { field: Field; value: unknown; at: string }) {
  const shape = isObject(value) ? shapeOf(value, field.shapes) : undefined
  if (!shape || !isObject(value)) return null
  return (
    <>
      <Title fz="sm" order={3}>
        {labelOf(field)}
      </Title>
      <ObjectFields at={at} shape={shape} value={value} />
      <Divider />
    </>
  )
}
