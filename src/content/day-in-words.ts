import { knownLanguage } from '../language.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A day as the language of the site writes it. */
export function dayInWords(day: string, language: string): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(knownLanguage(language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  formats.set(language, format)
  const date = new Date(`${day}T00:00:00Z`)
  // Versions of ICU differ in the spaces that they use. A day that no calendar has is told by a rule.
  return Number.isNaN(date.getTime()) ? day : format.format(date).replace(/[\u00a0\u202f]/g, ' ')
}
