import { Select } from '@mantine/core'
import { readable } from '../../schema/readable.ts'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { useTyped } from './use-typed.ts'

/** One of some words, each with what it means. */
export function ChoiceField({ field, label, value, change }: ControlProps) {
  const { disabled } = useForm()
  const { schema, required } = field
  const choices = (schema.enum ?? []).map(String)
  const meanings = new Map(choices.map((choice, index) => [choice, schema.enumDescriptions?.[index] ?? '']))
  const { text: chosen, type } = useTyped(value === undefined ? null : String(value))
  // What is written and no choice is shown all the same.
  const all = chosen === null || choices.includes(chosen) ? choices : [chosen, ...choices]
  return (
    <Select
      allowDeselect={!required}
      clearable={!required}
      data={all.map((choice) => ({ value: choice, label: readable(choice) }))}
      description={described(schema.description).text}
      disabled={disabled}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      onChange={(next) => {
        const found = schema.enum?.find((choice) => String(choice) === next)
        if (next === chosen) return
        type(next)
        change(
          next === null ? undefined : found,
          `Chose “${next === null ? 'nothing' : readable(next)}” for “${label}”`,
        )
      }}
      placeholder={schema.default === undefined ? 'Nothing chosen' : `${readable(String(schema.default))} (by itself)`}
      renderOption={({ option }) => (
        <span>
          {option.label} <small>{meanings.get(option.value)}</small>
        </span>
      )}
      required={required}
      searchable={choices.length > 12}
      value={chosen}
    />
  )
}
