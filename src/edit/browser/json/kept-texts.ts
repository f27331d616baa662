import type { TypedWords } from '../../agreed-json.ts'

/** What a text is of, and what typing in it is called. */
export type About = Pick<TypedWords, 'file' | 'at' | 'title' | 'where'>

/** What was typed into a text and could not be sent, and the file's text that it was typed into. */
export interface KeptText {
  readonly about: About
  readonly base: string
  readonly text: string
}

/** This tab keeps it, as it keeps what was typed into a form. */
function keyOf(place: string): string {
  return `sectile:json ${place}`
}

export function keptTexts(place: string): KeptText[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '[]') as KeptText[]
  } catch {
    return []
  }
}

/** Keeps the text of a place until it is sent, in place of what was kept of it before. */
export function keepText(place: string | undefined, text: KeptText): void {
  if (place !== undefined) keepAll(place, [...othersThan(text.about, place), text])
}

export function forgetText(place: string | undefined, about: About): void {
  if (place === undefined) return
  const others = othersThan(about, place)
  if (others.length < keptTexts(place).length) keepAll(place, others)
}

function othersThan({ file, at }: About, place: string): KeptText[] {
  return keptTexts(place).filter(({ about }) => about.file !== file || about.at !== at)
}

function keepAll(place: string, texts: readonly KeptText[]): void {
  try {
    // What stood there has been sent, or is among these.
    sessionStorage.removeItem(keyOf(place))
    if (texts.length > 0) sessionStorage.setItem(keyOf(place), JSON.stringify(texts))
  } catch {
    // More than a browser keeps: it is sent all the same while this page is open.
  }
}
