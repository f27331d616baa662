import { Group, Text, TextInput } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { RemoveButton } from './remove-button.tsx'
import { useDescribing } from './use-describing.ts'
import { sentAsTyped, useTyped } from './use-typed.ts'

const half = 'This is not saved before it is whole.'

/** A day from the browser's calendar, and a time where the field takes one; what that means is said in words. */
export function DateField({ field, label, value, at, change }: ControlProps) {
  const { disabled, means, say } = useForm()
  const { schema, required, name } = field
  const written = typeof value === 'string' ? value : ''
  const { text, type } = useTyped(written)
  const [left, setLeft] = useState<string>()
  const [day = '', time = ''] = text.split('T')
  // An undone step may have made it whole.
  const isLeftHalf = left !== undefined && (left === 'date' ? day : time) === ''
  const id = useId()
  const words = useRef<HTMLParagraphElement>(null)
  useDescribing(words, isLeftHalf, true)
  const takesTime = (schema.maxLength ?? 10) > 10
  const put = (input: HTMLInputElement) => {
    const [nextDay, nextTime] = input.type === 'date' ? [input.value, time] : [day, input.value]
    const next = nextTime === '' ? nextDay : `${nextDay}T${nextTime}`
    type(next)
    setLeft(undefined)
    if (isHalf(input) || (next === text && next === written)) return
    change(nextDay === '' ? undefined : next, `Changed “${label}”`, at)
  }
  const leave = (input: HTMLInputElement) => {
    // Of a part that is the last to be taken out, browsers say nothing: it was nothing before.
    if (input.value === '') put(input)
    if (!isHalf(input)) return
    setLeft(input.type)
    say(half)
  }
  /** What is typed in part is nothing to browsers. What is saved stays until it is whole. */
  const isHalf = ({ validity, value }: HTMLInputElement) =>
    validity.badInput || (required && value === '' && written !== '')
  const common = {
    ...sentAsTyped,
    onBlur: (event: { currentTarget: HTMLInputElement }) => leave(event.currentTarget),
    onChange: (event: { currentTarget: HTMLInputElement }) => put(event.currentTarget),
  }
  const help = described(schema.description).text
  return (
    <div>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput {...common} disabled={disabled} flex={1} label={label} required={required} type="date" value={day} />
        {takesTime && (
          <TextInput
            {...common}
            aria-label={`${label}: time`}
            disabled={disabled || day === ''}
            type="time"
            value={time}
          />
        )}
      </Group>
      <Text c={isLeftHalf ? 'var(--error)' : 'dimmed'} id={id} mt={4} ref={words} size="xs">
        {isLeftHalf ? half : (inWords(name, day, time, means.timeZone) ?? help)}
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
