import { withValues } from '../agreed/with-values.ts'

/** Where a page says what a lead is called, and in which words. They are quoted, so that they may stand as text as well. */
const place = / data-reference="([^"]*)">/g

/** A built page that tells a visitor without script what the lead is called. With script the form's own script does. */
export function namedPage(html: string, reference: string): string {
  return html.replaceAll(place, (start, words: string) => start + withValues(words, { reference }))
}
