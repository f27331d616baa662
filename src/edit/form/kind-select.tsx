import { Select } from '@mantine/core'
import { readable } from '../../schema/readable.ts'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { blankShape, described, type Fields, shapeOf } from './edits.ts'
import { inFormWords } from './form-words.ts'

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
  const meanings = new Map(shapes.map(({ name, description }) => [name, inFormWords(described(description).text, [])]))
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
      renderOption={({ option }) => (
        <span>
          {option.label} <small>{meanings.get(option.value)}</small>
        </span>
      )}
      value={shape.name}
    />
  )
}
