import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { described } from '../edits.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import type { Choice } from './context.ts'
import { measures, nameIn, usedOn } from './names.ts'
import styles from './pictures.module.css'

/** What a picture says to those who do not see it: words, or nothing that the text beside it does not say. */
export interface Words {
  readonly alt?: string
  readonly decorative?: true
}

interface Props {
  picture: Choice
  thumbnail: string
  help: string
  most: number | undefined
  onDone(words: Words): void
  onBack(): void
}

/** Asks what a picture shows as soon as it is chosen: later nobody looks at it that closely. */
export function DescribePicture({ picture, thumbnail, help, most, onDone, onBack }: Props) {
  const first = useFirstFocus<HTMLTextAreaElement>()
  const [alt, setAlt] = useState(picture.alt ?? '')
  const [decorative, setDecorative] = useState(false)
  const { text, example } = described(help)
  const isReady = decorative || alt.trim() !== ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onDone(decorative ? { decorative: true } : { alt: alt.trim() })
      }}
    >
      <Stack gap="md">
        <figure className={styles.figure}>
          <img alt="" className={styles.preview} src={thumbnail} />
          <figcaption>
            {nameIn(picture.src)} · {measures(picture)} · {usedOn(picture)}
          </figcaption>
        </figure>
        <Textarea
          autosize
          data-autofocus
          ref={first}
          description={
            picture.alt === null
              ? text
              : 'These words stand for it in another place. Change them where they do not fit here.'
          }
          disabled={decorative}
          inputWrapperOrder={['label', 'input', 'description']}
          label="What does the picture show?"
          maxLength={most}
          minRows={2}
          onChange={(event) => setAlt(event.currentTarget.value)}
          placeholder={example && `Such as: ${example}`}
          value={alt}
        />
        <Checkbox
          checked={decorative}
          description="It says nothing that the text does not say; screen readers then pass over it."
          label="The picture is only decorative"
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button onClick={onBack} variant="default">
            Another picture
          </Button>
          <Button disabled={!isReady} type="submit">
            Use this picture
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
