import { Anchor, Button, Drawer, Stack, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { split } from '../../content/json/pointer.ts'
import type { Mistake } from '../agreed.ts'
import { Drawing } from './icon.tsx'
import { usePlace } from './place.ts'
import styles from './problems.module.css'
import { store, useStore } from './store.ts'

/** How much is wrong, and the list of it: a click goes there, one click mends what a machine can. */
export function Problems() {
  const outline = useStore('outline')
  const { go, goSite, path } = usePlace()
  const [opened, { open, close }] = useDisclosure()
  const { errors = 0, warnings = 0, mistakes = [] } = outline ?? {}
  const here = mistakes.filter(({ page }) => page === path)
  const elsewhere = mistakes.filter(({ page }) => page !== path)

  function visit({ page, section, pointer }: Mistake) {
    const [top, setting] = split(pointer)
    if (page !== null) go(page, section ?? undefined)
    else if (top === 'site' && setting !== undefined) goSite(setting)
    else return
    close()
    // The list gives the focus back when it closes; the field takes it after that.
    setTimeout(() => store.seek(pointer), 100)
  }

  return (
    <>
      <Button
        color={errors > 0 ? 'red' : 'gray'}
        leftSection={<Drawing name="alert" />}
        onClick={open}
        size="compact-md"
        variant={errors > 0 ? 'outline' : 'subtle'}
      >
        {errors + warnings === 0 ? 'No problems' : words(errors, warnings)}
      </Button>
      <Drawer
        onClose={close}
        opened={opened}
        position="right"
        title={words(errors, warnings)}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
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
                {one.page === null
                  ? `${one.file}, line ${one.line}`
                  : `${one.page}${one.section === null ? '' : `, section ${one.section + 1}`}`}
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
