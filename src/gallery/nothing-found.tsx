import { Anchor, Code, Stack, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { findTypes, nearestSearch } from './search.ts'
import { searching } from './use-search.ts'

/** What to try when a search has found nothing on this page. */
export function NothingFound({ search }: { search: string }) {
  const nearest = nearestSearch(search)
  const count = findTypes(search).length
  return (
    <Stack gap="sm">
      <Text>Nothing here has the words “{search}”.</Text>
      {count > 0 && (
        <Text>
          <Anchor component={Link} inherit to={searching('/', search)}>
            {count === 1 ? '1 type has' : `${count} types have`} them
          </Anchor>
          .
        </Text>
      )}
      {nearest !== undefined && (
        <Text>
          Did you mean{' '}
          <Anchor component={Link} inherit to={searching('/', nearest)}>
            {nearest}
          </Anchor>
          ?
        </Text>
      )}
      <Text>
        Try one word, in English, for what the section is to do, such as “questions”, “prices”, “team” or “news”. Menu,
        footer, colours and the name of the site are no sections: they stand below <Code>"site"</Code> in{' '}
        <Code>pages.json</Code>.
      </Text>
      <Anchor component={Link} inherit to="/">
        See all types
      </Anchor>
    </Stack>
  )
}
