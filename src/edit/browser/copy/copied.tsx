import { Button, Group, Stack, Text } from '@mantine/core'
import { useFirstFocus } from '../../form/use-first-focus.ts'

/** Where a copy is now, and the way there. */
export function Copied({ words, onGo, onClose }: { words: string; onGo(): void; onClose(): void }) {
  const first = useFirstFocus<HTMLButtonElement>()
  return (
    <Stack>
      <Text size="sm">{words}</Text>
      <Group justify="flex-end">
        <Button onClick={onGo} variant="default">
          Go there
        </Button>
        <Button onClick={onClose} ref={first}>
          Done
        </Button>
      </Group>
    </Stack>
  )
}
