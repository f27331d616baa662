import { Button, Group, JsonInput } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { blank, described } from './edits.ts'
import { RemoveButton } from './remove-button.tsx'
import { useTyped } from './use-typed.ts'

/** What has no control of its own yet is written as JSON; it is taken over as soon as it is some. */
export function JsonField({ field, label, value, at, change }: ControlProps) {
  const { disabled } = useForm()
  const { text, type } = useTyped(value === undefined ? '' : JSON.stringify(value, null, 2))
  const read = parse(text)
  if (value === undefined)
    return (
      <Button disabled={disabled} onClick={() => change(blank(field), `Added “${label}”`)} size="xs" variant="default">
        Add {label.toLowerCase()}
      </Button>
    )
  return (
    <div>
      <JsonInput
        autosize
        description={described(field.schema.description).text}
        disabled={disabled}
        error={read === undefined ? 'This is no JSON yet: it is taken over when it is.' : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        label={`${label}, as JSON`}
        maxRows={18}
        onChange={(words) => {
          type(words)
          const next = parse(words)
          if (next !== undefined) change(next.value, `Changed “${label}”`, at)
        }}
        value={text}
      />
      {!field.required && (
        <Group justify="flex-end" mt={4}>
          <RemoveButton label={label} onRemove={(title) => change(undefined, title)} />
        </Group>
      )}
    </div>
  )
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
