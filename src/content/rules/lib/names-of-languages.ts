import { changeTo } from '../../problem.ts'

/** Whether anybody has a name for a language, or a country, of this code. */
export function isNamed(type: 'language' | 'region', tag: string): boolean {
  return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(tag) !== undefined
}

export function namesNone(language: string) {
  return {
    message: `"${language}" names no language.`,
    hint: 'Write the language alone, such as "de", or with its country, such as "de-AT".',
  }
}

export function writtenAs(given: string, known: string) {
  return {
    message: `Browsers and search engines know "${given}" as "${known}".`,
    hint: `Write "${known}".`,
    fix: changeTo(known),
  }
}
