import { Alert, Button, Group, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { PageState, SectionLine } from '../agreed.ts'
import { Form } from '../form/form.tsx'
import styles from './form-pane.module.css'
import { titleOf, unshareSection } from './gestures.ts'
import type { Extent } from './json/json-pane.tsx'
import { usePlace } from './place.ts'
import { RenamePage } from './rename-page.tsx'
import { pageFields, sectionFields } from './schemas.ts'
import { store } from './store.ts'
import { useFormHost } from './use-form-host.ts'
import { useSought } from './use-sought.ts'

/** Shared sections that may be changed for all pages: asked once, until the editor is loaded again. */
const allowed = new Set<string>()

/** Whether it is asked first where a section is to be changed. */
export function isAskedFirst({ use }: SectionLine): boolean {
  return use !== null && !allowed.has(use)
}

/** It brings a whole text editor, which most authors never need. */
const JsonPane = lazy(async () => ({ default: (await import('./json/json-pane.tsx')).JsonPane }))

/** Whether there is a form, or the text of what. */
export type Shows = 'form' | Extent

interface Props {
  page: PageState
  section: number | undefined
  shows: Shows
  onShows(shows: Shows): void
}

/** The form of the section that is selected, or of the page itself; or the same as it is written. */
export function FormPane({ page, section, shows, onShows }: Props) {
  const [, allow] = useState(0)
  const pane = useRef<HTMLDivElement>(null)
  const line = section === undefined ? undefined : page.sections[section]
  const { field, visit, go } = usePlace()
  const spot = line?.spot ?? { file: page.file, at: page.at }
  // biome-ignore lint/correctness/useExhaustiveDependencies: who only moves a section does not go to a field again.
  useEffect(() => {
    if (field === undefined || fieldWith(document.activeElement) === `${spot.at}/${field}`) return
    store.seek(`${spot.at}/${field}`)
  }, [visit])
  // Another form begins at its top.
  useEffect(() => {
    pane.current?.parentElement?.scrollTo(0, 0)
  }, [])
  // The address follows the focus: it can be sent to somebody who is to look at this very field.
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      const there = event.target instanceof Element ? fieldWith(event.target) : undefined
      const way = there?.startsWith(`${spot.at}/`) ? there.slice(spot.at.length + 1) : undefined
      if (way !== undefined && way !== field) go(page.path, section, true, way)
    }
    const { current } = pane
    current?.addEventListener('focusin', follow)
    return () => current?.removeEventListener('focusin', follow)
  })
  useSought(pane)
  const isAsked = line !== undefined && isAskedFirst(line)
  const { file, at } = spot
  const { path, mistakes } = page
  const host = useFormHost({ file, mistakes, page: path, section, disabled: isAsked })
  // What is new on a page comes before its sections, of which the form knows only that they are there.
  const whole = useMemo(() => ({ ...page.value, sections: [] }), [page.value])
  if (section !== undefined && !line)
    return <Text p="md">This section is there no more. Choose one from the outline.</Text>
  const about = line ? sectionFields(line.type) : pageFields()
  const value = line ? line.value : whole
  return (
    <div className={styles.pane} data-shows={shows} ref={pane}>
      <div className={styles.head}>
        <div>
          <Title fz="md" lineClamp={2} order={2}>
            {line ? titleOf(line) : 'Page'}
          </Title>
          <Text c="dimmed" size="xs">
            {line ? line.type : page.path}
          </Text>
        </div>
        <SegmentedControl
          aria-label="How it is shown"
          data={[
            { value: 'form', label: 'Form' },
            { value: 'json', label: 'JSON' },
          ]}
          onChange={(value) => onShows(value === 'form' ? 'form' : 'section')}
          size="xs"
          value={shows === 'form' ? 'form' : 'json'}
        />
      </div>
      {line?.use != null && (
        <Alert mb="md" title={`Shared as “${line.use}”`} variant="outline">
          <Stack gap="xs">
            <Text size="sm">
              {isAsked
                ? `${line.uses === 1 ? 'It is used once' : `It is used in ${line.uses} places`}. Where do you want to change it?`
                : `What you change here changes in all ${line.uses} places.`}
            </Text>
            {line.replaced.length > 0 && (
              <Text size="sm">This place has its own {line.replaced.join(', ')}, which stay.</Text>
            )}
            <Group gap="xs">
              {isAsked && (
                <Button
                  onClick={() => {
                    allowed.add(line.use ?? '')
                    allow((count) => count + 1)
                  }}
                  size="xs"
                >
                  In all {line.uses} places
                </Button>
              )}
              {section !== undefined && (
                <Button onClick={() => unshareSection(page, section)} size="xs" variant="default">
                  Only here
                </Button>
              )}
            </Group>
          </Stack>
        </Alert>
      )}
      {shows === 'form' ? (
        <>
          {!line && <RenamePage page={page} />}
          {about ? (
            <Form about={about} at={at} host={host} value={value} without={['type', 'sections', 'path', '$schema']} />
          ) : (
            <Text size="sm">There is no type “{line?.type}”. It can be mended as JSON.</Text>
          )}
        </>
      ) : (
        <Suspense fallback={<Skeleton height={160} />}>
          <JsonPane
            extent={shows}
            name={line ? titleOf(line) : ''}
            onExtent={onShows}
            page={page}
            readOnly={isAsked && shows === 'section'}
            section={section}
            spot={spot}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The pointer of the field in which an element stands. */
function fieldWith(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-field]')?.dataset.field
}
