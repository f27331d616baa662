import { Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { useTyped } from './use-typed.ts'

/** 90: more does not fit on a line of the form. */
const line = 90

/** Days that are written without a time are chosen from a calendar. */
const days = ['starts', 'ends', 'published', 'updated', 'date']

/** A text as it is written: marks are typed as in the file. */
export function TextField({ field, label, value, at, change }: ControlProps) {
  const { disabled } = useForm()
  const saved = typeof value === 'string' ? value : ''
  const { text, type } = useTyped(saved)
  const { schema, kind, required, name } = field
  const help = described(schema.description)
  const most = schema.maxLength
  const write = (words: string) => {
    type(words)
    change(words === '' && !required ? undefined : words, `Changed “${label}”`, at)
  }
  const isDay = days.includes(name) && /^(\d{4}-\d\d-\d\d)?$/.test(saved)
  const common = {
    label,
    description: help.text,
    disabled,
    required,
    withAsterisk: required,
    value: text,
    placeholder:
      typeof schema.default === 'string' ? `${schema.default} (by itself)` : help.example && `Such as: ${help.example}`,
    onChange: (event: { currentTarget: { value: string } }) => write(event.currentTarget.value),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
  }
  const isLong = kind === 'prose' || kind === 'article' || (most !== undefined && most > line) || text.includes('\n')
  return (
    <div>
      {isDay ? (
        <TextInput {...common} placeholder="" type="date" />
      ) : isLong ? (
        <Textarea {...common} autosize maxRows={18} minRows={kind === 'prose' || kind === 'article' ? 4 : 2} />
      ) : (
        <TextInput {...common} />
      )}
      {most !== undefined && text.length > most * 0.6 && (
        <Text c={text.length > most ? 'red' : 'dimmed'} mt={2} size="xs" ta="end">
          {text.length} of {most} letters
        </Text>
      )}
    </div>
  )
}
