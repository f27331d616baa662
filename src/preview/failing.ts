import { escapeHtml } from '../agreed/escape-html.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { hashOf } from '../hash.ts'
import { many } from '../many.ts'
import type { RenderedSection } from '../render/section.tsx'
import type { Mark } from './latest/marks.ts'

/** A section as an open page knows it. */
export interface DrawnSection extends RenderedSection {
  readonly hash: string
  /** What is to be said of it. */
  readonly mark: string | null
}

/** 3: the panel tells the others. */
const most = 3

/** The words in which a mistake is told. */
export type Told = (mistake: Diagnostic) => Pick<Diagnostic, 'message' | 'hint'>

const asItWas = 'shown as it was before'

/** What a section is marked with; nothing when there is nothing to be said. */
export function markWords(mark: Mark | undefined): string | null {
  if (!mark) return null
  const { shown, mistakes } = mark
  const words = mistakes.length > 0 ? many(mistakes.length, 'mistake') : 'Does not fit'
  return shown === 'before' ? `${words}, ${asItWas}` : words
}

/** What stands in the place of a section that was never right: the words of its mistakes. */
export function missingBox({ mistakes }: Mark, id: string, told: Told = (mistake) => mistake): DrawnSection {
  const said = mistakes.slice(0, most).map(told)
  const lines = said.map(({ message, hint }) => [message, hint].filter(Boolean).join(' '))
  const words = lines.length > 0 ? lines : ['It does not fit. What is wrong is told at another place.']
  return {
    ...box(id, 'This section is not shown yet', words),
    mark: markWords({ mistakes, shown: 'never', position: 0, index: 0 }),
  }
}

/** A section that cannot be drawn: as it was when it last could, or with the reason in its place. */
export function thrownSection(
  error: unknown,
  id: string,
  place: string,
  before: DrawnSection | undefined,
): DrawnSection {
  const mark = 'Could not be drawn'
  if (before) return { ...before, mark: `${mark}, ${asItWas}: ${error}` }
  return { ...box(id, `${place} could not be drawn`, [String(error)]), mark }
}

function box(id: string, title: string, lines: readonly string[]) {
  const words = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  const html = `<section data-section="failure" class="preview-failure" id="${escapeHtml(id)}"><p><strong>${escapeHtml(title)}</strong></p>${words}</section>`
  return { html, hash: hashOf(html), facts: { eager: [], marks: '' } }
}
