import { Anchor, Button, Drawer, Stack, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { split } from '../../content/json/pointer.ts'
import type { Mistake } from '../agreed.ts'
import { Drawing } from './icon.tsx'
import { usePlace } from './place.ts'
import styles from './problems.module.css'
import { store, useStore } from './store.ts'

/** How much is wrong, and the list of it: a click goes there, one click mends what a machine can. */
export function Problems({ opened, onOpen, onClose }: { opened: boolean; onOpen(): void; onClose(): void }) {
  const outline = useStore('outline')
  const { go, goSite, path } = usePlace()
  // Who goes to a field is not led back to the button.
  const [leaves, setLeaves] = useState(false)
  const { errors = 0, warnings = 0, mistakes = [] } = outline ?? {}
  const here = mistakes.filter(({ page }) => page === path)
  const elsewhere = mistakes.filter(({ page }) => page !== path)

  function visit({ page, section, pointer }: Mistake) {
    const [top, setting] = split(pointer)
    if (page !== null) go(page, section ?? undefined)
    else if (top === 'site' && setting !== undefined) goSite(setting)
    else return
    setLeaves(true)
    onClose()
    store.seek(pointer)
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
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
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

function List({
  heading,
  mistakes,
  onVisit,
}: {
  heading: string
  mistakes: readonly Mistake[]
  onVisit(one: Mistake): void
}) {
  if (mistakes.length === 0) return null
  return (
    <section aria-label={heading}>
      <Text fw={600} mb="xs" size="sm">
        {heading}
      </Text>
      <ul className={styles.list}>
        {mistakes.map((one) => (
          <li
            className={styles.entry}
            data-severity={one.severity}
            key={`${one.file} ${one.pointer} ${one.rule} ${one.message}`}
          >
            <UnstyledButton
              className={styles.visit}
              disabled={one.page === null && !one.pointer.startsWith('/site/')}
              onClick={() => onVisit(one)}
            >
              <Text c="dimmed" size="xs">
                {placeOf(one)}
              </Text>
              <Text size="sm">{one.message}</Text>
            </UnstyledButton>
            {one.hint !== null && (
              <Text c="dimmed" size="sm">
                {one.hint}
              </Text>
            )}
            {one.fix !== null && (
              <Anchor component="button" onClick={() => void store.fix(one)} size="sm" type="button">
                Mend it: {one.fix}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
