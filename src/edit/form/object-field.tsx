import { Button, Group, Stack, Text } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { blankShape, described, type Fields, shapeOf } from './edits.ts'
import { Fold } from './fold.tsx'
import { KindSelect } from './kind-select.tsx'
import { ObjectFields } from './object-fields.tsx'
import { RemoveButton } from './remove-button.tsx'

/** An object in its field: added, taken out, and of another shape with what both have in common. */
export function ObjectField({ field, label, value, at, change }: ControlProps) {
  const { disabled } = useForm()
  const { shapes, schema, required } = field
  if (value === undefined)
    return (
      <Group align="flex-start" gap="sm" wrap="nowrap">
        <Button
          disabled={disabled}
          onClick={() => change(blankShape(shapes[0]), `Added “${label}”`)}
          flex="none"
          size="xs"
          variant="default"
        >
          Add {label.toLowerCase()}
        </Button>
        <Text c="dimmed" size="xs">
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
        <KindSelect onChange={(next) => change(next, `Made “${label}” another kind`)} shapes={shapes} value={object} />
        <ObjectFields at={at} shape={shape} value={object} />
        {!required && (
          <Group justify="flex-end">
            <RemoveButton label={label} onRemove={(title) => change(undefined, title)} />
          </Group>
        )}
      </Stack>
    </Fold>
  )
}
