import { Checkbox, Stack, Textarea } from '@mantine/core'
import type { RefObject } from 'react'
import type { Field, Value } from '../../../schema/fields.ts'
import { described, labelOf } from '../edits.ts'
import { aboutAlt, aboutDecorative, type SaidOfPicture } from './use-words.ts'

interface Props {
  said: SaidOfPicture
  /** What the schema says of a picture. */
  image: Value
  /** Words that what holds the picture cannot be without. */
  own: readonly Field[]
  alt: RefObject<HTMLTextAreaElement | null>
}

/** Asks what a picture shows where it is chosen: later nobody looks at it that closely. */
export function PictureWords({ said, image, own, alt }: Props) {
  const { asked, known, say } = said
  const about = aboutAlt(image)
  const { text, example } = described(about?.schema.description)
  return (
    <Stack gap="md">
      <Textarea
        autosize
        data-autofocus
        description={
          known === null ? text : 'These words stand for it in another place. Change them where they do not fit here.'
        }
        disabled={asked.decorative}
        inputWrapperOrder={['label', 'input', 'description']}
        label="What does the picture show?"
        maxLength={about?.schema.maxLength}
        minRows={2}
        onChange={(event) => say({ alt: event.currentTarget.value })}
        placeholder={example && `Such as: ${example}`}
        ref={alt}
        value={said.alt}
      />
      <Checkbox
        checked={asked.decorative}
        description={aboutDecorative}
        label="The picture is only decorative"
        onChange={(event) => say({ decorative: event.currentTarget.checked })}
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
          onChange={(event) => say({ texts: { ...asked.texts, [field.name]: event.currentTarget.value } })}
          required
          value={asked.texts[field.name] ?? ''}
        />
      ))}
    </Stack>
  )
}
