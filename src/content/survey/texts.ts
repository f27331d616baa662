import { type TextReading, readWritten } from '../text/read.ts'
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
    const reading = readWritten(written.value, written.kind, variables)
    if (reading.mistake || reading.links.length > 0) texts.push({ ...reading, written })
  }
  gathered.set(site, texts)
  return texts
}
