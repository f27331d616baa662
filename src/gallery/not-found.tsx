import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { PageHeading } from './heading.tsx'

/** What an address shows that leads to no type. */
export function NotFound() {
  return (
    <Stack gap="sm">
      <PageHeading>There is no such type</PageHeading>
      <Text>It may have another name.</Text>
      <Anchor component={Link} to="/">
        See all types
      </Anchor>
    </Stack>
  )
}
