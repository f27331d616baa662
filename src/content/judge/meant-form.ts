import type { Flat } from '../../schema/flatten.ts'
import { fits } from './fits.ts'
import { sameWord } from './nearest.ts'

/** A text in the form that a field asks for, and whether it is surely the one that was meant. */
export interface MeantForm {
  form: string
  isSure: boolean
}

/** The text that was meant by one that has not the form of its field, where it has it when written in another way. */
export function meantForm(flat: Flat, text: string): MeantForm | undefined {
  const form = forms(text.trim()).find((other) => other !== text && fits(flat, other))
  return form === undefined ? undefined : { form, isSure: sameWord(form, text) }
}

/** A text as people may write it: with other capitals, hyphens and slashes, as a colour, a day or an address. */
function forms(text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const slug = words.join('-').toLowerCase()
  const [first = '', ...others] = words
  const camel = first.toLowerCase() + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return [
    text,
    text.toUpperCase(),
    text.toLowerCase(),
    text.replace(/^([a-z]{2,3})[-_]([a-z]{2})$/i, (_, language: string, country: string) => {
      return `${language.toLowerCase()}-${country.toUpperCase()}`
    }),
    text.replace(/^#*([0-9a-f]{6})$/i, '#$1'),
    text.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
    text.replace(/^(\d{4})\D?(\d{1,2})\D?(\d{1,2})(?:\D.*)?$/, dayOf),
    text.replace(/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/, (_, day: string, month: string, year: string) => {
      return dayOf(_, year, month, day)
    }),
    text.replace(/\/+$/, ''),
    text.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, ''),
    ...(/^[\w-]+(?:\.[\w-]+)+\/*$/.test(text) ? [`https://${text.replace(/\/+$/, '')}`] : []),
    text.replace(/^https?:\/\/[^/]+/, '').replace(/\/+$/, ''),
    ...(/^[\w-]/.test(text) ? [`/${text.replace(/\/+$/, '')}`] : []),
    text.replace(/^([\w-]+)\/?$/, '$1/**/*.json'),
    // The first of a list of typefaces, as styles have it.
    text.replace(/^["']?([^"',]+)["']?,.*\b(?:serif|monospace|system-ui|cursive)$/, '$1'),
    slug,
    camel,
  ]
}

function dayOf(_: string, year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
