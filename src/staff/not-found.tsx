import { Anchor, Stack, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useTitle } from './use-title.ts'
import { words } from './words.ts'

/** An address of the page for staff that leads to nothing. */
export function NotFound() {
  useTitle(words.notFound.heading)
  return (
    <Stack>
      <Title order={1}>{words.notFound.heading}</Title>
      <Anchor component={Link} to="/">
        {words.notFound.back}
      </Anchor>
    </Stack>
  )
}
