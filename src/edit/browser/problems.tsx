import { Anchor, Button, Drawer, Stack, Text, UnstyledButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { isIn, split } from '../../content/json/pointer.ts'
import { many } from '../../many.ts'
import type { ListedMistake, Mistake, PageState, Shown } from '../agreed.ts'
import { useFocusAfter } from '../form/use-focus-after.ts'
import { Drawing } from './icon.tsx'
import { useGo } from './place.ts'
import styles from './problems.module.css'
import { store, useStore } from './store.ts'

/** A mistake, and where it is seen if it is one of a shared section. */
interface Placed {
  readonly one: ListedMistake
  readonly shown: Shown | null
}

interface Props {
  /** The page that is open. */
  path: string | undefined
  opened: boolean
  onOpen(): void
  onClose(): void
}

/** How much is wrong, and the list of it: a click goes there, one click mends what a machine can. */
export function Problems({ path, opened, onOpen, onClose }: Props) {
  const outline = useStore('outline')
  const { go, goSite } = useGo()
  // Who goes to a field is not led back to the button.
  const [leaves, setLeaves] = useState(false)
  const { errors = 0, warnings = 0, mistakes = [] } = outline ?? {}
  const page = useStore('page')
  const placed = mistakes.map((one) => ({ one, shown: (page && sharedOn(page, one)) ?? one.shown }))
  const isHere = ({ one, shown }: Placed) => (one.page ?? shown?.page) === path
  const here = placed.filter(isHere)
  const elsewhere = placed.filter((each) => !isHere(each))

  function visit({ one: { page, section, pointer }, shown }: Placed) {
    const [top, setting] = split(pointer)
    if (page !== null) go(page, section ?? undefined)
    else if (shown) go(shown.page, shown.section)
    else if (top === 'site' && setting !== undefined) goSite(setting, path)
    else return
    setLeaves(true)
    onClose()
    store.seek(shown?.at ?? pointer)
  }

  return (
    <>
      <Button
        className={styles.open}
        color={errors > 0 ? 'red' : 'gray'}
        data-wrong={errors > 0}
        fz="sm"
        leftSection={<Drawing name="alert" />}
        onClick={() => {
          setLeaves(false)
          onOpen()
        }}
        size="compact-md"
        variant={errors > 0 ? 'outline' : 'subtle'}
      >
        <span className={styles.words}>{words(errors, warnings)}</span>
        <span aria-hidden="true" className={styles.number}>
          {errors || warnings || ''}
        </span>
      </Button>
      <Drawer onClose={onClose} opened={opened} position="right" returnFocus={!leaves} title={words(errors, warnings)}>
        <Stack gap="lg">
          <List heading="On this page" mistakes={here} onVisit={visit} />
          <List heading="Elsewhere" mistakes={elsewhere} onVisit={visit} />
          {mistakes.length === 0 && <Text>Nothing is wrong: the site can be published as it is.</Text>}
        </Stack>
      </Drawer>
    </>
  )
}

function words(errors: number, warnings: number): string {
  return (
    [errors > 0 && many(errors, 'mistake'), warnings > 0 && many(warnings, 'warning')].filter(Boolean).join(', ') ||
    'No problems'
  )
}

/** Where a mistake is, in words. */
export function placeOf({ page, file, line, section }: Mistake): string {
  if (page === null) return `${file}, line ${line}`
  return section === null ? page : `${page}, section ${section + 1}`
}

/** Where the open page shows what is wrong in a shared section. */
function sharedOn({ path, sections }: PageState, { file, pointer }: Mistake): Shown | null {
  const section = sections.findIndex(({ shared }) => shared?.file === file && isIn(pointer, shared.at))
  const line = sections[section]
  if (!line?.shared) return null
  return { page: path, section, at: line.spot.at + pointer.slice(line.shared.at.length) }
}

function List({
  heading,
  mistakes,
  onVisit,
}: {
  heading: string
  mistakes: readonly Placed[]
  onVisit(one: Placed): void
}) {
  if (mistakes.length === 0) return null
  return (
    <section aria-label={heading}>
      <Text fw={600} mb="xs" size="sm">
        {heading}
      </Text>
      <ul className={styles.list}>
        {mistakes.map((placed) => (
          <Entry
            key={`${placed.one.file} ${placed.one.pointer} ${placed.one.rule} ${placed.one.message}`}
            onVisit={() => onVisit(placed)}
            placed={placed}
          />
        ))}
      </ul>
    </section>
  )
}

function Entry({ placed: { one, shown }, onVisit }: { placed: Placed; onVisit(): void }) {
  const entry = useRef<HTMLLIElement>(null)
  useFocusAfter(entry, afterEntry)
  return (
    <li className={styles.entry} data-severity={one.severity} ref={entry}>
      <UnstyledButton
        className={styles.visit}
        disabled={one.page === null && !shown && !one.pointer.startsWith('/site/')}
        onClick={onVisit}
      >
        <Text c="dimmed" size="xs">
          {shown ? `${shown.page}, section ${shown.section + 1}, which is shared` : placeOf(one)}
        </Text>
        <Text size="sm">{one.plain.message}</Text>
      </UnstyledButton>
      {one.plain.hint !== null && (
        <Text c="dimmed" size="sm">
          {one.plain.hint}
        </Text>
      )}
      {one.plain.fix !== null && (
        <Anchor component="button" onClick={() => void store.fix(one)} size="sm" type="button">
          Mend it: {one.plain.fix}
        </Anchor>
      )}
    </li>
  )
}

/** Once one is mended the next in the list is gone on with, or the last; where there are none, how many there are. */
function afterEntry(entry: HTMLElement) {
  const list = entry.closest('[role="dialog"]')
  const index = entriesIn(list).indexOf(entry)
  return () => {
    const entries = entriesIn(list)
    const name = list?.querySelector<HTMLElement>('h2')
    if (name) name.tabIndex = -1
    return (entries[index] ?? entries.at(-1))?.querySelector<HTMLElement>('button:not(:disabled)') ?? name
  }
}

function entriesIn(list: Element | null): Element[] {
  return [...(list?.querySelectorAll('li') ?? [])]
}
