import { readWritten, type TextReading } from '../text/read.ts'
import { fillVariables } from '../text/variables.ts'
import type { MarkedText, Survey } from './survey.ts'

/** A text in which there is something to judge. */
export interface ReadText extends TextReading {
  written: MarkedText
}

const gathered = new WeakMap<Survey, ReadText[]>()

/** The texts of a site, read once for all rules. */
export function readTextsOf(site: Survey): readonly ReadText[] {
  const known = gathered.get(site)
  if (known) return known
  const variables = fillVariables(site.settings.variables ?? {})
  const texts: ReadText[] = []
  for (const written of site.texts) {
    if (written.kind === 'href') continue
    const { links, headings, mistake } = readWritten(written.value, written.kind, variables)
    if (mistake || links.length > 0 || headings.length > 0) texts.push({ written, links, headings, mistake })
  }
  gathered.set(site, texts)
  return texts
}
