import { NumberInput } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'

/** A number within its bounds. */
export function NumberField({ field, label, value, at, change }: ControlProps) {
  const { disabled, epoch } = useForm()
  const { schema, required } = field
  return (
    <NumberInput
      allowDecimal={schema.type !== 'integer'}
      defaultValue={typeof value === 'number' ? value : ''}
      description={described(schema.description).text}
      disabled={disabled}
      inputWrapperOrder={['label', 'input', 'description']}
      // What is typed stays as it is typed, until something is undone.
      key={epoch}
      label={label}
      onChange={(next) => {
        if (next === '' ? value === undefined : next === value) return
        if (next === '' && required) return
        change(next === '' ? undefined : Number(next), `Changed “${label}”`, at)
      }}
      placeholder={schema.default === undefined ? '' : `${schema.default} (by itself)`}
      required={required}
      {...(schema.minimum !== undefined && { min: schema.minimum })}
      {...(schema.maximum !== undefined && { max: schema.maximum })}
      clampBehavior="none"
      hideControls
    />
  )
}
