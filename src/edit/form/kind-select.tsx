import { Select } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { blankShape, type Fields, readable, shapeOf } from './edits.ts'

interface Props {
  shapes: ControlProps['field']['shapes']
  value: Fields
  onChange(value: Fields): void
}

/** Which of several shapes an object has. Of another one it keeps what both have in common. */
export function KindSelect({ shapes, value, onChange }: Props) {
  const { disabled } = useForm()
  const shape = shapeOf(value, shapes)
  if (shapes.length < 2 || !shape) return null
  return (
    <Select
      allowDeselect={false}
      data={shapes.map(({ name }) => ({ value: name, label: readable(name) }))}
      disabled={disabled}
      label="Kind"
      onChange={(name) => {
        const next = shapes.find((one) => one.name === name)
        if (next && next !== shape) onChange(blankShape(next, value))
      }}
      value={shape.name}
    />
  )
}
