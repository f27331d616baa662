import { Text } from '@mantine/core'
import { described } from './edits.ts'

interface Props {
  label: string
  count: number
  description: string | undefined
}

/** What a field of several things is called, how many there are, and what they are. */
export function SeveralHead({ label, count, description }: Props) {
  return (
    <div>
      <Text fw={600} size="sm">
        {label}{' '}
        <Text c="dimmed" component="span" size="xs">
          {count > 0 && count}
        </Text>
      </Text>
      <Text c="dimmed" size="xs">
        {described(description).text}
      </Text>
    </div>
  )
}
