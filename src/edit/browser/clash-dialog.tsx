import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isIn, split } from '../../content/json/pointer.ts'
import { readable } from '../../schema/readable.ts'
import type { PageState } from '../agreed.ts'
import { changedEvent } from '../agreed-addresses.ts'
import { useFocusAfter } from '../form/use-focus-after.ts'
import { titleOf } from './gestures.ts'
import type { Clashing } from './outbox.ts'
import { useStore } from './store.ts'

/** Both values of what two people changed at the same time; whoever sits here says which one counts. */
export function ClashDialog() {
  const clash = useStore('clash')
  return clash && <Asking clash={clash} />
}

function Asking({ clash }: { clash: Clashing }) {
  const [had] = useState(() => document.activeElement)
  const { lookAgain } = clash
  // Whoever decides is to see what is there by then.
  useEffect(() => {
    addEventListener(changedEvent, lookAgain)
    return () => removeEventListener(changedEvent, lookAgain)
  }, [lookAgain])
  return (
    <Modal
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={() => undefined}
      opened
      title={wordsOf[clash.reversing ?? 'typed'].title}
      withCloseButton={false}
    >
      <Both {...clash} had={had} />
    </Modal>
  )
}

function Both({
  file,
  at,
  mine,
  theirs,
  more,
  isByHand = false,
  reversing,
  decide,
  had,
}: Clashing & { had: Element | null }) {
  const page = useStore('page')
  const words = wordsOf[reversing ?? 'typed']
  const whole = useRef<HTMLDivElement>(null)
  // Who typed goes on; what is gone meanwhile has the form in its place.
  useFocusAfter(whole, () => () => {
    const isThere = had instanceof HTMLElement && had !== document.body && had.isConnected
    return isThere ? had : document.querySelector<HTMLElement>('[data-form-name]')
  })
  return (
    <Stack gap="md" ref={whole}>
      <Text size="sm">
        {words.when}, {placeIn(page, file, at)} was changed by another program, or in another tab.
        {more > 0 && ` There are ${more} more such places.`}
      </Text>
      {isByHand ? (
        <Text size="sm">
          Things were moved to other places, or changed so much, that this cannot be done by itself any more. What you
          want there is done by hand.
        </Text>
      ) : (
        <>
          <Value title={words.mine} value={mine} />
          <Value title={words.theirs} value={theirs} />
        </>
      )}
      {/* It may come while somebody types: no button has the focus, or a key of a text would decide. */}
      <Group gap="xs">
        {!isByHand && <Button onClick={() => decide('mine')}>{words.keepMine}</Button>}
        <Button onClick={() => decide('theirs')} variant="default">
          {words.keepTheirs}
        </Button>
      </Group>
      {!isByHand && (
        <Text c="dimmed" size="xs">
          {words.hint} brings back what you replace.
        </Text>
      )}
    </Stack>
  )
}

const since = {
  title: 'Somebody else changed this since',
  when: 'Since this step',
  theirs: 'Somebody else wrote',
  keepTheirs: 'Leave it as it is',
}

/** What is asked, by what was to be done. */
const wordsOf = {
  typed: {
    title: 'Somebody else changed this, too',
    when: 'Meanwhile',
    mine: 'You wrote',
    theirs: 'Somebody else wrote',
    keepMine: 'Keep mine',
    keepTheirs: 'Take theirs',
    hint: 'Undo',
  },
  undo: { ...since, mine: 'Undo brings back', keepMine: 'Undo all the same', hint: '“Do again”' },
  redo: { ...since, mine: 'You wrote', keepMine: 'Do it all the same', hint: 'Undo' },
}

/** Where it is, as the outline and the form call it. */
function placeIn(page: PageState | null | undefined, file: string, at: string): string {
  const name = split(at).findLast((step) => !/^\d+$/.test(step))
  const field = name === undefined ? 'it' : `“${readable(name)}”`
  const section = page?.sections.find((line) =>
    [line.spot, line.shared].some((spot) => spot?.file === file && isIn(at, spot.at)),
  )
  if (page && section?.spot.at === at) return `“${titleOf(section)}” on ${page.path}`
  if (page && section) return `${field} of “${titleOf(section)}” on ${page.path}`
  return page?.file === file && isIn(at, page.at) ? `${field} of ${page.path}` : `${field} in ${file}`
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
