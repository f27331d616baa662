import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { useStore } from './store.ts'

/** Both values of what two people changed at the same time; whoever sits here says which one counts. */
export function ClashDialog() {
  const clash = useStore('clash')
  if (!clash) return null
  const { file, at, mine, theirs, more, decide } = clash
  return (
    <Modal
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={() => undefined}
      opened
      title="Somebody else changed this, too"
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text size="sm">
          While you typed, another program wrote {at} in {file}.{more > 0 && ` There are ${more} more such places.`}
        </Text>
        <Value title="You wrote" value={mine} />
        <Value title="Somebody else wrote" value={theirs} />
        <Group gap="xs">
          <Button data-autofocus onClick={() => decide('mine')}>
            Keep mine
          </Button>
          <Button onClick={() => decide('theirs')} variant="default">
            Take theirs
          </Button>
        </Group>
        <Text c="dimmed" size="xs">
          Undo brings back what you replace.
        </Text>
      </Stack>
    </Modal>
  )
}

function Value({ title, value }: { title: string; value: unknown }) {
  const words = value === undefined ? 'Nothing: it was removed.' : typeof value === 'string' ? value : undefined
  return (
    <div>
      <Text fw={600} size="sm">
        {title}
      </Text>
      <Code block mah="12rem" style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }} tabIndex={0}>
        {words ?? JSON.stringify(value, null, 2)}
      </Code>
    </div>
  )
}
