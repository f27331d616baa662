import { Switch } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described, inSwitchWords } from './edits.ts'
import { useTyped } from './use-typed.ts'

/** Yes or no. What is so by itself is not written. */
export function SwitchField({ field, label, value, change }: ControlProps) {
  const { disabled } = useForm()
  const { schema, kind, required } = field
  const byItself = kind === 'constant' ? schema.const !== true : schema.default === true
  const { text: on, type } = useTyped(value === undefined ? byItself : value === true)
  return (
    <Switch
      checked={on}
      description={inSwitchWords(described(schema.description).text)}
      disabled={disabled}
      label={label}
      onChange={(event) => {
        const next = event.currentTarget.checked
        type(next)
        change(next === byItself && !required ? undefined : next, `${next ? 'Switched on' : 'Switched off'} “${label}”`)
      }}
    />
  )
}
