import type { SiteSettings } from '../../generated/types.ts'
import type { Steps } from '../steps.ts'
import { readWritten, type TextReading } from '../text/read.ts'
import { fillVariables } from '../text/variables.ts'
import type { MarkedText } from './written.ts'

/** A text in which there is something to judge. */
export interface ReadText extends TextReading {
  written: MarkedText
}

/** 500: they take some 5 ms. */
const inStep = 500

/** Reads texts as they are drawn, once for all rules. */
export function* readTexts(marked: readonly MarkedText[], settings: SiteSettings): Steps<ReadText[]> {
  const variables = fillVariables(settings.variables ?? {})
  const texts: ReadText[] = []
  for (const [index, written] of marked.entries()) {
    if (index % inStep === 0) yield
    if (written.kind === 'href') continue
    const { links, headings, mistake, address } = readWritten(written.value, written.kind, variables)
    if (mistake || address || links.length > 0 || headings.length > 0)
      texts.push({ written, links, headings, mistake, address })
  }
  return texts
}
