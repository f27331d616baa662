import { Button, Code, Stack, Text, Title } from '@mantine/core'
import { useRouteError } from 'react-router-dom'

/** What is shown where the editor itself has a mistake. */
export function Broken() {
  const error = useRouteError()
  return (
    <main>
      <Stack align="flex-start" m="auto" maw="34rem" p="xl" role="alert">
        <Title fz="lg" order={1}>
          The editor has stopped
        </Title>
        <Text>
          All that was saved is there, and what was not yet is kept in this tab. Load the editor again to go on.
        </Text>
        <Button onClick={() => location.reload()}>Load the editor again</Button>
        <Text c="dimmed" size="sm">
          Where it stops once more, this helps whoever looks after it:
        </Text>
        <Code block>{String(error)}</Code>
      </Stack>
    </main>
  )
}
