import type { EditorView } from '@codemirror/view'
import { Alert, Anchor, Box, Button, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { get, split } from '../../../content/json/pointer.ts'
import type { PageState } from '../../agreed.ts'
import { wordsOf } from '../outbox.ts'
import { usePlace } from '../place.ts'
import { store, useStore } from '../store.ts'
import { openCode } from './code.ts'
import styles from './json-pane.module.css'
import type { About } from './kept-texts.ts'
import { LiveText, type TextState } from './live-text.ts'
import { diagnosticOf } from './marks.ts'

/** What can be seen as it is written. */
export type Extent = 'section' | 'page' | 'file'

interface Props {
  page: PageState
  section: number | undefined
  /** What the form is about. */
  spot: { readonly file: string; readonly at: string }
  name: string
  extent: Extent
  onExtent(extent: Extent): void
  readOnly: boolean
}

/** A section, its page or the file of that as text. */
export function JsonPane({ page, section, spot, name, extent, onExtent, readOnly }: Props) {
  const own = section === undefined && extent === 'section' ? 'page' : extent
  const place = own === 'section' ? spot : { file: page.file, at: own === 'page' ? page.at : '' }
  const what = own === 'section' ? `“${name}”` : own === 'page' ? `the page ${page.path}` : place.file
  return (
    <div className={styles.json}>
      <SegmentedControl
        aria-label="How much is shown"
        data={[
          ...(section === undefined ? [] : [{ value: 'section', label: 'Section' }]),
          { value: 'page', label: 'Page' },
          { value: 'file', label: 'File' },
        ]}
        fullWidth
        onChange={(value) => onExtent(value as Extent)}
        size="xs"
        value={own}
      />
      <Code
        about={{ ...place, title: `Changed ${what} as JSON`, where: { page: page.path, section } }}
        key={`${place.file} ${place.at} ${readOnly}`}
        onText={own === 'section' ? undefined : (value) => get(value, own === 'page' ? [] : split(page.at))}
        page={page}
        readOnly={readOnly}
      />
    </div>
  )
}

interface CodeProps {
  about: About
  page: PageState
  readOnly: boolean
  /** The page in what is shown: it may get another path. */
  onText: ((value: unknown) => unknown) | undefined
}

function Code({ about, page, readOnly, onText }: CodeProps) {
  const parent = useRef<HTMLDivElement>(null)
  const live = useRef<LiveText>(null)
  const view = useRef<EditorView>(null)
  const epoch = useStore('epoch')
  const outline = useStore('outline')
  const [why, setWhy] = useState<string>()
  const [state, setState] = useState<TextState>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once; another text is another component.
  useEffect(() => {
    const text = new LiveText(about, setState)
    let isOver = false
    live.current = text
    text.read().then(
      (first) => {
        if (isOver || !parent.current) return
        const { file, at, title } = about
        const label = title.replace(/^Changed /, '')
        const follow = text.follow
        view.current = openCode({ parent: parent.current, text: first.text, label, file, at, readOnly, follow })
        text.begin(view.current, first)
      },
      (error: unknown) => setWhy(wordsOf(error)),
    )
    return () => {
      isOver = true
      text.end()
      view.current?.destroy()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the site is what this waits for.
  useEffect(() => void live.current?.refresh(epoch), [page.version, outline?.version, epoch])
  useMovedPage(state, onText)

  if (why !== undefined)
    return (
      <Alert color="yellow" variant="outline">
        {why} It can be mended as a file.
      </Alert>
    )
  return (
    <>
      <Text c="dimmed" id="json-keys" size="xs">
        Escape, then Tab leaves the text. Ctrl Space lists what may stand there.
      </Text>
      <div aria-busy={!state} className={styles.code} ref={parent}>
        {!state && <Skeleton height={160} />}
      </div>
      {state && (
        <Standing
          onGo={(from) => {
            view.current?.dispatch({ selection: { anchor: from }, scrollIntoView: true })
            view.current?.focus()
          }}
          onMend={(mark) => view.current && diagnosticOf(mark).actions?.[0]?.apply(view.current, mark.from, mark.to)}
          onTakeFile={() => live.current?.takeFile()}
          state={state}
        />
      )}
    </>
  )
}

/** A page that gets another path is followed there, once the path is nobody else's and was left alone for a moment. */
function useMovedPage(state: TextState | undefined, onText: CodeProps['onText']): void {
  const { path, section, follow } = usePlace()
  const text = state?.isSaved && onText ? state.text : undefined
  const found = useRef(onText)
  found.current = onText
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => {
      const now = get(found.current?.(JSON.parse(text)), ['path'])
      const { pages = [] } = store.now().outline ?? {}
      if (typeof now === 'string' && now !== path && pages.filter((one) => one.path === now).length === 1)
        follow(path, now, section)
    }, 1000)
    return () => clearTimeout(timer)
  }, [text, path, section, follow])
}

interface StandingProps {
  state: TextState
  onGo(from: number): void
  onMend(mark: TextState['marks'][number]): void
  onTakeFile(): void
}

function standing(isSaved: boolean, isLate: boolean): string {
  if (isLate) return 'Not saved yet. What you typed is kept here.'
  if (isSaved) return 'Saved.'
  return 'This is not right JSON yet: the file stays as it is until it is. What you typed is kept here.'
}

/** How the text stands to its file, and what is wrong with it. */
function Standing({ state: { isSaved, isApart, isLate, marks }, onGo, onMend, onTakeFile }: StandingProps) {
  return (
    <Stack className={styles.standing} gap="xs">
      <Text role="status" size="sm">
        {standing(isSaved, isLate)}
      </Text>
      {isApart && (
        <Alert color="yellow" p="xs" title="The file was changed meanwhile" variant="outline">
          <Text size="sm">What you see is yours. It replaces what the file holds, once it is JSON.</Text>
          <Button mt="xs" onClick={onTakeFile} size="compact-sm" variant="default">
            Take what the file holds
          </Button>
        </Alert>
      )}
      {marks.slice(0, 3).map((mark) => (
        <Box className={styles.problem} data-severity={mark.severity} key={`${mark.from} ${mark.message}`}>
          <Anchor component="button" onClick={() => onGo(mark.from)} size="sm" ta="start" type="button">
            {mark.message}
          </Anchor>
          {mark.hint !== null && (
            <Text c="dimmed" size="sm">
              {mark.hint}
            </Text>
          )}
          {mark.mend && (
            <Anchor component="button" onClick={() => onMend(mark)} size="sm" type="button">
              Mend it: {mark.mend.title}
            </Anchor>
          )}
        </Box>
      ))}
    </Stack>
  )
}
