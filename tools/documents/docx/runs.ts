import { TextRun } from 'docx'
import { absolute, runsOf } from '../inline.ts'
import type { DocumentSite } from '../site.ts'
import { fillIn } from './look.ts'

/** What is to be filled in: "[name of the facility]". */
const blank = /(\[[^\]]+\])/

/**
 * A text as Word's runs. An address is written out behind its words: these documents are printed, and the library would
 * give a link another random name each time.
 */
export function textRuns(text: string, site: DocumentSite, look: { bold?: boolean } = {}): TextRun[] {
  return runsOf(text).flatMap(({ text: words, strong, href }) => {
    const shown =
      href === undefined ? words : `${words} (${absolute(href, site.url).replace(/^https:\/\/|^mailto:/, '')})`
    return shown
      .split(blank)
      .filter((part) => part !== '')
      .map(
        (part) =>
          new TextRun({ text: part, bold: strong || (look.bold ?? false), ...(blank.test(part) && { style: fillIn }) }),
      )
  })
}
