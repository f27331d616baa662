import { SegmentedControl, Skeleton, Text, Title } from '@mantine/core'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { PageState, SectionLine } from '../agreed.ts'
import { FormContext } from '../form/context.ts'
import { Form } from '../form/form.tsx'
import { onDemand } from '../form/on-demand.ts'
import { CopyEntry } from './copy/copy-entry.tsx'
import { leftOf } from './example-left/begun.ts'
import { ExampleLeft } from './example-left/example-left.tsx'
import { focusSoon } from './focus-soon.ts'
import styles from './form-pane.module.css'
import { titleOf } from './gestures.ts'
import type { Extent } from './json/json-pane.tsx'
import { NoForm } from './no-form.tsx'
import { Pane } from './pane.tsx'
import { usePlace } from './place.ts'
import { RenamePage } from './rename-page.tsx'
import { pageFields, sectionFields } from './schemas.ts'
import { onPlace } from './shared/places.ts'
import { useReach } from './shared/reach.ts'
import { SharedNote } from './shared/shared-note.tsx'
import { useSectionHost } from './shared/use-section-host.ts'
import { typeName } from './type-name.ts'
import { useFieldInAddress } from './use-field-in-address.ts'
import { useSought } from './use-sought.ts'
import { useSteady } from './use-steady.ts'
import { waits } from './waits.ts'

/** It brings a whole text editor, which most authors never need. */
const JsonPane = onDemand(async () => (await import('./json/json-pane.tsx')).JsonPane, waits)

/** Whether there is a form, or the text of what. */
export type Shows = 'form' | Extent

interface Props {
  page: PageState
  section: number | undefined
  isFirst: boolean
  shows: Shows
  onShows(shows: Shows): void
}

/** The form of the section that is selected, or of the page itself; or the same as it is written. */
export function FormPane({ page, section, isFirst, shows, onShows }: Props) {
  const [copied, setCopied] = useState<string>()
  const pane = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const line = section === undefined ? undefined : page.sections[section]
  const { field } = usePlace()
  const spot = line?.spot ?? { file: page.file, at: page.at }
  useFieldInAddress({ pane, path: page.path, section, isFirst, at: spot.at })
  // Another form begins at its top, unless a field of it is led to. With the next picture: before it all would be measured
  // twice.
  useEffect(() => {
    const { current } = pane
    const waiting = requestAnimationFrame(() => {
      if (!current?.contains(document.activeElement)) current?.parentElement?.scrollTo(0, 0)
    })
    return () => cancelAnimationFrame(waiting)
  }, [])
  // A section that was just added comes a moment later.
  const isThere = section === undefined || line !== undefined
  useSought(pane, isThere, (pointer) => line !== undefined && isExample(line, page.mistakes, pointer))
  useSteady(pane, isThere)
  const reach = useReach(page.path, line)
  const host = useSectionHost({ page, section, line, reach, copy: setCopied })
  // What is new on a page comes before its sections, of which the form knows only that they are there.
  const whole = useMemo(() => ({ ...page.value, sections: [] }), [page.value])
  if (!isThere)
    return (
      <Text data-form-name p="md" tabIndex={-1}>
        This section is there no more. Choose one from the outline.
      </Text>
    )
  const about = line ? sectionFields(line.type) : pageFields()
  const value = line ? line.value : whole
  return (
    <Pane pane={pane} shows={shows}>
      <div className={styles.head}>
        <div>
          <Title data-form-name dir="auto" fz="md" lineClamp={2} order={2} ref={title} tabIndex={-1}>
            {line ? titleOf(line) : 'Page'}
          </Title>
          <Text c="dimmed" size="xs">
            {line ? typeName(line.type) : page.path}
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
      {line?.shared && section !== undefined && (
        <SharedNote line={line} onGone={() => title.current?.focus()} page={page} reach={reach} section={section} />
      )}
      {shows === 'form' ? (
        <>
          {!line && (
            <FormContext value={host}>
              <RenamePage page={page} />
            </FormContext>
          )}
          {line && <ExampleLeft line={line} onKept={() => title.current?.focus()} />}
          {about ? (
            <Form
              about={about}
              at={spot.at}
              host={host}
              isWhole={field !== undefined}
              // A section of another type in the same place has fields of its own.
              key={line?.type}
              value={value}
              without={['type', 'sections', 'path', '$schema']}
            />
          ) : (
            line && <NoForm line={line} page={page} />
          )}
        </>
      ) : (
        <Suspense fallback={<Skeleton height={160} />}>
          <JsonPane
            extent={shows}
            name={line ? titleOf(line) : ''}
            onExtent={onShows}
            page={page}
            readOnly={reach === undefined && shows === 'section'}
            section={section}
            spot={(reach !== 'here' && line?.shared) || spot}
          />
        </Suspense>
      )}
      {line && copied !== undefined && (
        <CopyEntry
          at={copied}
          line={line}
          onClose={(stays) => {
            setCopied(undefined)
            if (stays) focusSoon(`[data-fold="${CSS.escape(copied)}"]`)
          }}
          page={page}
        />
      )}
    </Pane>
  )
}

/** Whether words of a section came with an example, and wait for those of its author. */
function isExample(line: SectionLine, mistakes: PageState['mistakes'], pointer: string): boolean {
  const isLeft = leftOf(line.value).some(({ at }) => pointer === `${line.spot.at}${at}`)
  return isLeft || onPlace(line, mistakes).some((one) => one.pointer === pointer && one.rule === 'example-texts')
}
