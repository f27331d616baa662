import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Field, Value } from '../../../schema/fields.ts'
import { described, type Fields, labelOf } from '../edits.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import type { Choice } from './context.ts'
import { FocalPoint, type Spot } from './focal-point.tsx'
import { measures, nameIn, usedOn } from './names.ts'
import styles from './pictures.module.css'

/** What a picture says to those who do not see it: words, or nothing that the text beside it does not say; and what stays in sight. */
export interface Words {
  readonly alt?: string
  readonly decorative?: true
  readonly focus?: Spot
}

interface Props {
  picture: Choice
  thumbnail: string
  /** What the schema says of a picture. */
  image: Value
  /** Words that what holds the picture cannot be without. */
  own?: readonly Field[]
  /** Whether nothing is known of it yet: then what stays in sight is asked as well. */
  isNew?: boolean
  back: string
  done: string
  onDone(words: Words, own: Fields): void
  onBack(): void
}

/** Asks what a picture shows as soon as it is chosen: later nobody looks at it that closely. */
export function DescribePicture(props: Props) {
  const { picture, thumbnail, image, own = [], isNew = false, back, done, onDone, onBack } = props
  const first = useFirstFocus<HTMLTextAreaElement>()
  const [alt, setAlt] = useState(picture.alt ?? '')
  const [decorative, setDecorative] = useState(false)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [spot, setSpot] = useState<Spot>()
  const isSeen = useSeen(thumbnail)
  const fields = image.shapes[0]?.fields ?? []
  const about = fields.find(({ name }) => name === 'alt')
  const { text, example } = described(about?.schema.description)
  const textOf = ({ name }: Field) => (texts[name] ?? '').trim()
  const isReady = (decorative || alt.trim() !== '') && own.every((field) => textOf(field) !== '')
  const asksFocus = isNew && fields.some(({ name }) => name === 'focus')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const words = decorative ? ({ decorative: true } as const) : { alt: alt.trim() }
        const texts = Object.fromEntries(own.map((field) => [field.name, textOf(field)]))
        if (isReady) onDone({ ...words, ...(spot && { focus: spot }) }, texts)
      }}
    >
      <Stack gap="md">
        {asksFocus ? (
          <FocalPoint disabled={false} onMove={setSpot} spot={spot ?? { x: 50, y: 50 }} src={thumbnail} />
        ) : (
          <figure className={styles.figure}>
            <img alt="" className={styles.preview} src={thumbnail} />
            <figcaption>
              {nameIn(picture.src)} · {measures(picture)} · {usedOn(picture)}
            </figcaption>
          </figure>
        )}
        {!isSeen && (
          <Text c="dimmed" role="status" size="sm">
            A smaller copy is being made …
          </Text>
        )}
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
          maxLength={about?.schema.maxLength}
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
        {own.map((field) => (
          <Textarea
            autosize
            description={described(field.schema.description).text}
            inputWrapperOrder={['label', 'input', 'description']}
            key={field.name}
            label={labelOf(field)}
            maxLength={field.schema.maxLength}
            minRows={1}
            onChange={(event) => setTexts({ ...texts, [field.name]: event.currentTarget.value })}
            required
            value={texts[field.name] ?? ''}
          />
        ))}
        <Group justify="flex-end">
          <Button onClick={onBack} variant="default">
            {back}
          </Button>
          <Button disabled={!isReady} type="submit">
            {done}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Whether a picture is there, or cannot be. */
function useSeen(src: string): boolean {
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    const image = new Image()
    image.onload = () => setSeen(src)
    image.onerror = () => setSeen(src)
    image.src = src
  }, [src])
  return seen === src
}
