import { Button, Stack, Text } from '@mantine/core'
import { join } from '../../content/json/pointer.ts'
import type { PageState, SectionLine } from '../agreed.ts'
import { onPlace } from './shared/places.ts'

/** Why there is no form of a section: its type is none, or is newer than what this window was loaded with, or nothing is shared by its name. */
export function NoForm({ page, line }: { page: PageState; line: SectionLine }) {
  const { type, spot, use, shared } = line
  const isNone = onPlace(line, page.mistakes).some(({ pointer }) => pointer === join(spot.at, 'type'))
  const missing =
    use !== null && !shared
      ? `There is no shared section “${use}”.`
      : type === ''
        ? 'It says no type.'
        : isNone && `There is no type “${type}”.`
  if (missing) return <Text size="sm">{missing} It can be mended as JSON.</Text>
  return (
    <Stack align="flex-start" gap="xs">
      <Text size="sm">The type “{type}” is newer than this window of the editor.</Text>
      <Button onClick={() => location.reload()} size="xs" variant="default">
        Load the editor again
      </Button>
    </Stack>
  )
}
