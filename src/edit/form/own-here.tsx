import { Badge, Button, Group, Text } from '@mantine/core'
import { useForm } from './context.ts'

/** That a field of what pages share has a value of its own here, and the way back to what the others have. */
export function OwnHere({ at, label, value }: { at: string; label: string; value: unknown }) {
  const { own } = useForm()
  if (!own?.fields.includes(at)) return null
  return (
    <Group gap="xs" mt={4}>
      {value === '' && (
        <Text c="dimmed" size="xs" w="100%">
          What all pages have cannot be left out on one of them.
        </Text>
      )}
      <Badge size="sm" tt="none" variant="outline">
        Only here
      </Badge>
      <Button
        aria-label={`As on the other pages: ${label}`}
        onClick={(event) => {
          // It is about to go, and the focus is for the field.
          event.currentTarget.blur()
          own.giveBack(at, label)
        }}
        size="compact-xs"
        variant="subtle"
      >
        As on the other pages
      </Button>
    </Group>
  )
}
