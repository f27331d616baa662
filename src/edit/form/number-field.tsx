import { NumberInput } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { sentAsTyped, useTyped } from './use-typed.ts'

/** A number within its bounds. */
export function NumberField({ field, label, value, at, change }: ControlProps) {
  const { disabled } = useForm()
  const { schema, required } = field
  const written = typeof value === 'number' ? String(value) : ''
  const { text, type, leave } = useTyped(written)
  /** Neither a sign alone is meant, nor nothing where there has to be a number. */
  const isMeant = (words: string) => (words === '' ? !required : Number.isFinite(Number(words)))
  return (
    <NumberInput
      {...sentAsTyped}
      allowDecimal={schema.type !== 'integer'}
      description={described(schema.description).text}
      disabled={disabled}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      onBlur={() => isMeant(text) || leave()}
      onChange={(typed) => {
        const next = String(typed)
        type(next)
        if (!isMeant(next) || (next === text && next === written)) return
        change(next === '' ? undefined : Number(next), `Changed “${label}”`, at)
      }}
      placeholder={schema.default === undefined ? '' : `${schema.default} (by itself)`}
      required={required}
      value={text}
      {...(schema.minimum !== undefined && { min: schema.minimum })}
      {...(schema.maximum !== undefined && { max: schema.maximum })}
      clampBehavior="none"
      hideControls
    />
  )
}
