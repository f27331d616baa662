import type { ContentPage, PageSection } from '../../judge/content.ts'
import type { Clock } from '../../times/clock.ts'
import { both, isIn, isTimed, type Span, spanOf } from '../../times/span.ts'

/** A time in which a page has the same sections all along. */
export interface Period extends Span {
  readonly sections: readonly PageSection[]
}

/**
 * The sections that a page has from the moment on, one list after another. What has been is not judged any more, so that
 * what is right once stays right while time goes on.
 */
export function periodsOf({ page, sections }: ContentPage, { moment, zone }: Clock): Period[] {
  const whole = both(spanOf(page, zone), { from: moment, to: Number.POSITIVE_INFINITY })
  if (!sections.some(({ section }) => isTimed(section)))
    return [{ ...whole, sections }].filter(({ from, to }) => from < to)
  const spans = sections.map(({ section }) => spanOf(section, zone))
  const borders = spans.flatMap(({ from, to }) => [from, to]).filter((border) => border > whole.from)
  const begins = [...new Set([whole.from, ...borders])].sort((a, b) => a - b).filter((begin) => begin < whole.to)
  return begins.map((from, index) => ({
    from,
    to: begins[index + 1] ?? whole.to,
    sections: sections.filter((_, at) => isIn(from, spans[at] ?? whole)),
  }))
}
