import { Group, Text, TextInput } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { RemoveButton } from './remove-button.tsx'

/** A day from the browser's calendar, and a time where the field takes one; what that means is said in words. */
export function DateField({ field, label, value, at, change }: ControlProps) {
  const { disabled, means } = useForm()
  const { schema, required, name } = field
  const written = typeof value === 'string' ? value : ''
  const [day = '', time = ''] = written.split('T')
  const takesTime = (schema.maxLength ?? 10) > 10
  const put = (nextDay: string, nextTime: string) => {
    const next = nextTime === '' ? nextDay : `${nextDay}T${nextTime}`
    if (next === written || (nextDay === '' && required)) return
    change(nextDay === '' ? undefined : next, `Changed “${label}”`, at)
  }
  const help = described(schema.description).text
  return (
    <div>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          disabled={disabled}
          flex={1}
          label={label}
          onChange={(event) => put(event.currentTarget.value, time)}
          required={required}
          type="date"
          value={day}
        />
        {takesTime && (
          <TextInput
            aria-label={`${label}: time`}
            disabled={disabled || day === ''}
            onChange={(event) => put(day, event.currentTarget.value)}
            type="time"
            value={time}
          />
        )}
      </Group>
      <Text c="dimmed" mt={4} size="xs">
        {inWords(name, day, time, means.timeZone) ?? help}
      </Text>
      {!required && written !== '' && <RemoveButton label={label} onRemove={(title) => change(undefined, title)} />}
    </div>
  )
}

/** Whether a text is a day, or a day and a time. */
export function isDateField({ pattern }: ControlProps['field']['schema']): boolean {
  return pattern?.startsWith('^20[0-9]{2}-(') ?? false
}

/** What is chosen, as people say it: a day alone counts from its beginning, or to its end. */
function inWords(name: string, day: string, time: string, zone: string): string | undefined {
  const date = new Date(`${day}T00:00Z`)
  if (day === '' || Number.isNaN(date.getTime())) return undefined
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(date)
  if (name !== 'starts' && name !== 'ends') return words
  const edge = name === 'starts' ? 'From' : 'Until'
  const part = name === 'starts' ? 'the beginning of ' : 'the end of '
  return `${edge} ${time === '' ? part : `${time} on `}${words}, as clocks show it in ${zone}.`
}
