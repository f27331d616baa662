import type { TypedWords } from '../../agreed-json.ts'
import { keepInTab, keptInTab } from '../kept-in-tab.ts'

/** What a text is of, and what typing in it is called. */
export type About = Pick<TypedWords, 'file' | 'at' | 'title' | 'where'>

/** What was typed into a text and could not be sent, and the file's text that it was typed into. */
export interface KeptText {
  readonly about: About
  readonly base: string
  readonly text: string
}

function keyOf(place: string): string {
  return `sectile:json ${place}`
}

export function keptTexts(place: string): KeptText[] {
  return keptInTab(keyOf(place))
}

/** Keeps the text of a place until it is sent, in place of what was kept of it before. */
export function keepText(place: string | undefined, text: KeptText): void {
  if (place !== undefined) keepInTab(keyOf(place), [...othersThan(text.about, place), text])
}

export function forgetText(place: string | undefined, about: About): void {
  if (place === undefined) return
  const others = othersThan(about, place)
  if (others.length < keptTexts(place).length) keepInTab(keyOf(place), others)
}

function othersThan({ file, at }: About, place: string): KeptText[] {
  return keptTexts(place).filter(({ about }) => about.file !== file || about.at !== at)
}
