import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { blankShape, described, type Fields, readable, shapeOf } from './edits.ts'
import { Fold } from './fold.tsx'
import { ObjectFields } from './object-fields.tsx'

/** An object in its field: added, taken out, and of another shape with what both have in common. */
export function ObjectField({ field, label, value, at, change }: ControlProps) {
  const { disabled } = useForm()
  const { shapes, schema, required } = field
  if (value === undefined)
    return (
      <Group gap="sm" wrap="nowrap">
        <Button
          disabled={disabled}
          onClick={() => change(blankShape(shapes[0]), `Added “${label}”`)}
          flex="none"
          size="xs"
          variant="default"
        >
          Add {label.toLowerCase()}
        </Button>
        <Text c="dimmed" lineClamp={2} size="xs">
          {described(schema.description).text}
        </Text>
      </Group>
    )
  const object = value as Fields
  const shape = shapeOf(object, shapes)
  if (!shape) return null
  return (
    <Fold at={at} label={label}>
      <Stack gap="md">
        {shapes.length > 1 && (
          <Select
            allowDeselect={false}
            data={shapes.map(({ name }) => ({ value: name, label: readable(name) }))}
            disabled={disabled}
            label="Kind"
            onChange={(name) => {
              const next = shapes.find((one) => one.name === name)
              if (next && next !== shape) change(blankShape(next, object), `Made “${label}” another kind`)
            }}
            value={shape.name}
          />
        )}
        <ObjectFields at={at} shape={shape} value={object} />
        {!required && (
          <Group justify="flex-end">
            <Button
              color="red"
              disabled={disabled}
              onClick={() => change(undefined, `Removed “${label}”`)}
              size="compact-xs"
              variant="subtle"
            >
              Remove {label.toLowerCase()}
            </Button>
          </Group>
        )}
      </Stack>
    </Fold>
  )
}
