import { Alert, Button, Stack, Text } from '@mantine/core'
import type { PageState, SectionLine } from '../../agreed.ts'
import { readable } from '../../form/edits.ts'
import { unshareSection } from '../gestures.ts'
import { chooseExtent } from './extent.ts'
import { ExtentChoice } from './extent-choice.tsx'
import type { Extent } from './places.ts'

interface Props {
  page: PageState
  section: number
  line: SectionLine
  extent: Extent | undefined
}

/** That a section is shared: where it is changed, and what this place has for itself. */
export function SharedNote({ page, section, line, extent }: Props) {
  const { own, uses, use } = line
  return (
    <Alert mb="md" title={`Shared as “${use}”`} variant="outline">
      <Stack gap="xs">
        <ExtentChoice
          label="Where do you want to change it?"
          onChange={(next) => chooseExtent(page.path, line, next)}
          uses={uses}
          value={extent}
        />
        {own.length > 0 && (
          <Text size="sm">This place has its own: {own.map((name) => readable(name).toLowerCase()).join(', ')}.</Text>
        )}
        <Button onClick={() => unshareSection(page, section)} size="compact-sm" variant="default" w="fit-content">
          Make all of it this page’s own
        </Button>
      </Stack>
    </Alert>
  )
}
