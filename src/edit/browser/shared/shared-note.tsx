import { Alert, Button, Stack, Text } from '@mantine/core'
import { spaced } from '../../../schema/readable.ts'
import type { PageState, SectionLine } from '../../agreed.ts'
import { unshareSection } from '../gestures.ts'
import type { Reach } from './places.ts'
import { chooseReach } from './reach.ts'
import { ReachChoice } from './reach-choice.tsx'

interface Props {
  page: PageState
  section: number
  line: SectionLine
  reach: Reach | undefined
  /** It is about to go, and the focus with it. */
  onGone(): void
}

/** That a section is shared: where it is changed, and what this place has for itself. */
export function SharedNote({ page, section, line, reach, onGone }: Props) {
  const { own, uses, use } = line
  return (
    <Alert mb="md" role="group" title={`Shared as “${use}”`} variant="outline">
      <Stack gap="xs">
        <ReachChoice
          here="Only here"
          label="Where do you want to change it?"
          onChange={(next) => chooseReach(page.path, line, next)}
          uses={uses}
          value={reach}
        />
        {own.length > 0 && <Text size="sm">This place has its own: {own.map(spaced).join(', ')}.</Text>}
        <Button
          onClick={() => {
            unshareSection(page, section)
            // The whole note goes.
            onGone()
          }}
          size="compact-sm"
          variant="default"
          w="fit-content"
        >
          Make all of it this page’s own
        </Button>
      </Stack>
    </Alert>
  )
}
