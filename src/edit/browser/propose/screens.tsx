import { Anchor, Button, Group, Progress, SegmentedControl, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Pictured, Screens, Shot } from '../../proposal.ts'
import { ask } from '../api.ts'
import { wordsOf } from '../outbox.ts'
import { Lines } from './changes.tsx'
import { Said } from './said.tsx'
import styles from './screens.module.css'

/** 600 ms: so often it is asked which pictures are there. */
const beat = 600

const devices = [
  { value: '1280', label: 'Computer' },
  { value: '360', label: 'Phone' },
]
const views = [
  { value: 'both', label: 'Before and after' },
  { value: 'difference', label: 'What differs' },
]

/** What was changed, in pictures before and after: taken when somebody asks for them. */
export function ChangesInPictures({ hasMistakes }: { hasMistakes: boolean }) {
  const [screens, setScreens] = useState<Screens>()
  const [width, setWidth] = useState('1280')
  const [view, setView] = useState('both')
  const title = useRef<HTMLHeadingElement>(null)
  const know = (asked: Promise<Screens>) =>
    void asked.then(setScreens, (error: unknown) => setScreens({ ...none, state: 'failed', words: wordsOf(error) }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there already is asked for once.
  useEffect(() => know(ask<Screens>('GET', 'screens')), [])
  const isMaking = screens?.state === 'making'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is the same for good.
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => know(ask<Screens>('GET', 'screens')), beat)
    return () => clearInterval(timer)
  }, [isMaking])
  if (!screens) return null
  const { state, words, said, count, pictured, left } = screens
  function take(): void {
    know(ask<Screens>('POST', 'screens', {}))
    // The button goes; what comes stands below the title.
    title.current?.focus()
  }
  const pages = [...new Set(pictured.map(({ page }) => page))]
  return (
    <section aria-labelledby="changes-in-pictures">
      <Title fz="sm" id="changes-in-pictures" order={3} ref={title} tabIndex={-1}>
        In pictures
      </Title>
      {state === 'none' && hasMistakes && (
        <Text c="dimmed" size="sm">
          Pictures of it can be taken when the mistakes are mended.
        </Text>
      )}
      {(state === 'none' || state === 'failed') && !hasMistakes && (
        <>
          <Text c="dimmed" mb="xs" size="sm">
            {state === 'failed' ? words : 'Each section that looks otherwise, before and after. It takes some seconds.'}
          </Text>
          <Said label="What was said" words={said} />
          <Button onClick={take} size="xs" variant="default">
            {state === 'failed' ? 'Try again' : 'Show it in pictures'}
          </Button>
        </>
      )}
      {isMaking && (
        <>
          <Text role="status" size="sm">
            {words}
          </Text>
          <Progress
            animated
            aria-label="How many of the pictures are taken"
            mb="sm"
            value={count ? (100 * pictured.length) / count : 0}
          />
        </>
      )}
      {state === 'made' && (
        <Text c="dimmed" role="status" size="sm">
          {told(pictured.length, left)}
        </Text>
      )}
      {pictured.length > 0 && (
        <Group gap="xs" my="sm">
          <SegmentedControl aria-label="As it is seen on" data={devices} onChange={setWidth} size="xs" value={width} />
          <SegmentedControl aria-label="What is shown" data={views} onChange={setView} size="xs" value={view} />
        </Group>
      )}
      {pages.map((page) => (
        <section aria-label={`Pictures of ${page}`} className={styles.page} key={page}>
          <Text component="h4" fw={600} size="sm">
            {page}
          </Text>
          {pictured
            .filter((one) => one.page === page)
            .map((one) => (
              <Section
                key={one.shots[0]?.after?.src ?? one.shots[0]?.before?.src}
                pictured={one}
                {...{ view, width }}
              />
            ))}
        </section>
      ))}
    </section>
  )
}

const none: Screens = { state: 'none', words: '', said: '', count: null, pictured: [], left: 0 }

function told(count: number, left: number): string {
  if (count === 0)
    return 'No section looks otherwise by itself. Colours, type and spacing of the theme change every page, and have no pictures here.'
  const more = left > 0 ? ` The first ${count} are shown, and ${left} are not.` : ''
  return `${count + left === 1 ? '1 section looks' : `${count + left} sections look`} otherwise.${more}`
}

function Section({ pictured, width, view }: { pictured: Pictured; width: string; view: string }) {
  const { page, type, words, shots } = pictured
  const shot = shots.find((one) => String(one.width) === width)
  if (!shot) return null
  const { before, after, difference } = shot
  const isOfBoth = before !== undefined && after !== undefined
  const about = `${type} on ${page}`
  return (
    <div className={styles.section}>
      <Text c="dimmed" size="xs">
        {type}
        {!before && ': new'}
        {!after && ': gone'}
        {isOfBoth && !difference && ': it looks the same at this width'}
      </Text>
      <Lines lines={words} />
      <div className={styles.shots}>
        {isOfBoth && difference && view === 'difference' ? (
          <Picture about={about} called="What differs" place="both" shot={difference} />
        ) : (
          <>
            {before && <Picture about={about} called="Before" place="before" shot={before} />}
            {after && <Picture about={about} called="After" place="after" shot={after} />}
          </>
        )}
      </div>
    </div>
  )
}

interface PictureProps {
  about: string
  called: string
  place: 'before' | 'after' | 'both'
  shot: Shot
}

/** A picture that is loaded when it is seen, and leads to itself in its own size. */
function Picture({ about, called, place, shot: { src, width, height } }: PictureProps) {
  return (
    <figure className={styles.figure} data-place={place}>
      <Anchor href={src} rel="noopener" target="_blank" title="In its own size">
        <img alt={`${called}: ${about}`} decoding="async" height={height} loading="lazy" src={src} width={width} />
      </Anchor>
      <figcaption>{called}</figcaption>
    </figure>
  )
}
