import { useState } from 'react'
import type { Field, Value } from '../../../schema/fields.ts'
import type { Fields } from '../edits.ts'
import type { Spot } from './focal-point.tsx'

/** What a picture says to those who do not see it: words, or nothing that the text beside it does not say; and what stays in sight. */
export interface Words {
  readonly alt?: string
  readonly decorative?: true
  readonly focus?: Spot
}

/** What an author says of a picture. */
export interface Asked {
  /** What was typed; before that, the words that stand for it elsewhere count. */
  readonly alt?: string
  readonly decorative: boolean
  /** Words that what holds the picture cannot be without, by their names. */
  readonly texts: Readonly<Record<string, string>>
  readonly focus?: Spot
}

const nothing: Asked = { decorative: false, texts: {} }

/** Keeps what is said of a picture, from which it says what is to be written. */
export function useWords(known: string | null, own: readonly Field[]) {
  const [asked, setAsked] = useState(nothing)
  const alt = asked.alt ?? known ?? ''
  const textOf = ({ name }: Field) => (asked.texts[name] ?? '').trim()
  const { decorative, focus } = asked
  const words: Words = { ...(decorative ? { decorative } : { alt: alt.trim() }), ...(focus && { focus }) }
  const texts: Fields = Object.fromEntries(own.map((field) => [field.name, textOf(field)]))
  return {
    asked,
    alt,
    known,
    isReady: (decorative || alt.trim() !== '') && own.every((field) => textOf(field) !== ''),
    words,
    texts,
    say: (more: Partial<Asked>) => setAsked({ ...asked, ...more }),
    forget: () => setAsked(nothing),
  }
}

export type SaidOfPicture = ReturnType<typeof useWords>

/** When a picture is one. The schema says that of a value that is true, which here nobody sees. */
export const aboutDecorative = 'It says nothing that the text does not say; screen readers then pass over it.'

/** What the schema says of the words for a picture. */
export function aboutAlt(image: Value): Field | undefined {
  return image.shapes[0]?.fields.find(({ name }) => name === 'alt')
}
