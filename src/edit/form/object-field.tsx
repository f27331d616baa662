import { Group, Stack } from '@mantine/core'
import type { ControlProps } from './control.tsx'
import { blankShape, type Fields, shapeOf } from './edits.ts'
import { Fold } from './fold.tsx'
import { KindSelect } from './kind-select.tsx'
import { NoObject } from './no-object.tsx'
import { ObjectFields } from './object-fields.tsx'
import { RemoveButton } from './remove-button.tsx'

/** An object in its field: added, taken out, and of another shape with what both have in common. */
export function ObjectField({ field, label, value, at, change }: ControlProps) {
  const { shapes, required } = field
  if (value === undefined)
    return (
      <NoObject at={at} field={field} label={label} onAdd={() => change(blankShape(shapes[0]), `Added “${label}”`)} />
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
