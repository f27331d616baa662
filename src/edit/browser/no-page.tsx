import { Stack, Text } from '@mantine/core'
import type { Outline } from '../agreed.ts'
import { useStore } from './store.ts'

/** The rules that a file breaks of which nothing can be shown. */
const unreadable: readonly string[] = ['syntax', 'encoding', 'nesting', 'merge']

/** Why no page is shown. While a file cannot be read, there may well be one. */
export function NoPage({ path }: { path: string | undefined }) {
  const outline = useStore('outline')
  if (outline && hasNone(outline))
    return <Text p="xl">This site has no page yet. Add the first one in the outline.</Text>
  const mistake = unreadableIn(outline)
  if (!mistake) return path !== undefined && <Text p="xl">There is no page {path}. Choose one from the outline.</Text>
  const { file, line, plain } = mistake
  return (
    <Stack gap="xs" p="xl" role="alert">
      <Text fw={600}>
        {file} cannot be read, from line {line} on.
      </Text>
      <Text>{plain.message}</Text>
      <Text>
        Nothing is lost: once the file is mended, its pages are here again by themselves. Whoever changed it last
        outside of the editor can take that back.
      </Text>
    </Stack>
  )
}

/** Whether a site has no page, and not only none that can be read. */
export function hasNone(outline: Outline): boolean {
  return outline.pages.length === 0 && outline.failure === null && !unreadableIn(outline)
}

function unreadableIn(outline: Outline | undefined) {
  return outline?.mistakes.find(({ rule }) => unreadable.includes(rule))
}
