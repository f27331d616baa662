import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Field, Value } from '../../../schema/fields.ts'
import { largestPicture } from '../../../site-files/largest-picture.ts'
import type { Fields } from '../edits.ts'
import { useFocusBack } from '../use-focus-back.ts'
import type { Choice, Pictures } from './context.ts'
import { FocalPoint, middle } from './focal-point.tsx'
import { HowFar } from './how-far.tsx'
import { NewPicture } from './new-picture.tsx'
import { PictureView, useAddressOf } from './picture-view.tsx'
import { PictureWords } from './picture-words.tsx'
import styles from './pictures.module.css'
import { useNaming } from './use-naming.ts'
import { useWords, type Words } from './use-words.ts'

interface Props {
  pictures: Pictures
  all: readonly Choice[]
  /** What the schema says of a picture. */
  image: Value
  /** Words that what holds the picture cannot be without. */
  own?: readonly Field[]
  /** The picture that is to be used: one from the author's computer, or one of the site. */
  file?: File | undefined
  picture?: Choice | undefined
  /** Where a new one is put unless the author says otherwise. */
  folder: string
  /** Whether it is asked as well what stays in sight. */
  asksFocus?: boolean
  /** What the way out is called, and the button that does it. */
  back: string
  done: string
  onBack(): void
  onDone(picture: Choice, words: Words, own: Fields): void
  /** Where pictures of the site are chosen. */
  children?: ReactNode
}

/** One picture from its choice to what it says, with one button at the end: until then nothing is written. */
export function PictureForm(props: Props) {
  const { pictures, all, image, own = [], file, picture, folder, asksFocus = false, back, done, onBack, onDone } = props
  const naming = useNaming(file, all, folder)
  const alt = useRef<HTMLTextAreaElement>(null)
  /** How much of it is sent, from 0 to 1, while it is on its way. */
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const local = useAddressOf(file)
  const { replaces, other, flaw, src } = naming
  const said = useWords((file ? (replaces ? other?.alt : null) : picture?.alt) ?? null, own)
  const chosen = file ?? picture
  const before = useRef(chosen)
  // What was typed is said of one picture. Who chooses it says next what it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what is chosen alone.
  useEffect(() => {
    if (before.current && before.current !== chosen) said.forget()
    before.current = chosen
    setFailure(undefined)
    if (chosen) alt.current?.focus()
  }, [chosen])
  const busy = sent !== undefined
  const noteFocus = useFocusBack(busy)
  const isReady = said.isReady && (file ? flaw === undefined : picture !== undefined)
  async function use() {
    if (!isReady || busy) return
    noteFocus()
    setFailure(undefined)
    try {
      if (file) setSent(0)
      const used = file ? await pictures.add(src, file, replaces, setSent) : picture
      if (used) onDone(used, said.words, said.texts)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setSent(undefined)
    }
  }
  const shown = file ? local : picture && pictures.thumbnail(picture.src, 'large')
  const point = said.asked.focus ?? middle
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void use()
      }}
    >
      <Stack gap="md">
        {file ? <NewPicture all={all} naming={naming} /> : props.children}
        <div className={styles.asked}>
          {asksFocus && shown !== undefined ? (
            <FocalPoint disabled={busy} onMove={(focus) => said.say({ focus })} spot={point} src={shown} />
          ) : (
            <PictureView picture={picture} src={shown} />
          )}
          <PictureWords alt={alt} image={image} own={own} said={said} />
        </div>
        {failure !== undefined && (
          <Alert color="red" role="alert" title="The picture was not added" variant="outline">
            {failure}
          </Alert>
        )}
        {file && busy && <HowFar sent={sent} size={file.size} />}
        <Group className={styles.end} justify="flex-end">
          <Button disabled={busy} onClick={onBack} variant="default">
            {back}
          </Button>
          <Button disabled={!isReady} loading={busy} type="submit">
            {replaces ? 'Replace the picture' : done}
          </Button>
        </Group>
        {file && (
          <Text c="dimmed" size="xs">
            It is put into public/images as it is, up to {largestPicture / 1024 / 1024} MB. Smaller sizes and modern
            formats are made for visitors by themselves.
          </Text>
        )}
      </Stack>
    </form>
  )
}
