import { aside } from '../../agreed/form-extras.ts'
import { escapeHtml } from '../../escape-html.ts'
import type { LeadForm } from '../../leads/forms/form.ts'
import type { Mistake } from '../../leads/forms/judge.ts'
import { fill } from './fill.ts'
import { markMistakes } from './mark.ts'

/** A form that could not be accepted. */
export interface Refused {
  readonly form: LeadForm
  /** The path that visitors have of the page. */
  readonly page: string
  readonly answers: URLSearchParams
  readonly notice: string
  readonly mistakes: readonly Mistake[]
}

/** A built page with its form as the visitor sent it, and what is wrong; undefined when the form is not on it. */
export function showAgain(html: string, { form, page, answers, notice, mistakes }: Refused): string | undefined {
  const opening = new RegExp(`<form [^>]*action="[^"]*${form.target}"[^>]*>`).exec(html.slice(sectionAt(html, form)))
  if (!opening) return undefined
  const begin = sectionAt(html, form) + opening.index + opening[0].length
  const end = html.indexOf('</form>', begin)
  const fields = markMistakes(fill(html.slice(begin, end), answers), form.id, mistakes)
  // The address of this answer is the form's target: the next try has to say by itself where it comes from.
  const from = `<input type="hidden" name="${aside.page}" value="${escapeHtml(page)}">`
  // One field that says itself what is wrong with it needs no summary.
  const said = form.exact && mistakes.length > 0 ? '' : `<p data-problem role="alert">${escapeHtml(notice)}</p>`
  return asleep(html.slice(0, begin), form) + from + said + fields + html.slice(end)
}

function sectionAt(html: string, { id }: LeadForm): number {
  return Math.max(0, html.search(new RegExp(`<section [^>]*id="${id}"`)))
}

/** React would find other HTML than it made and begin anew, empty: this form stays as it is, and works without script. */
function asleep(html: string, { id }: LeadForm): string {
  return html
    .replace(new RegExp(`<section [^>]*id="${id}"`), (tag) => tag.replace(/ data-island="[^"]*"/, ''))
    .replace('<title>', '<title>Not sent: ')
}
