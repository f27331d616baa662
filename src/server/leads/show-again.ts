import { escapeHtml } from '../../agreed/escape-html.ts'
import { aside } from '../../agreed/form-extras.ts'
import type { LeadForm } from '../../leads/forms/form.ts'
import type { Mistake } from '../../leads/forms/judge.ts'
import { fillAnswers } from './fill-answers.ts'
import { applyEdits, attribute, elementsIn, insert, parsePage, removeAttribute } from './html.ts'
import { markMistakes } from './mark-mistakes.ts'

/** A form that could not be accepted. */
export interface RefusedForm {
  readonly form: LeadForm
  /** The path that visitors have of the page. */
  readonly page: string
  readonly answers: URLSearchParams
  /** What the page is called now, before its title. */
  readonly title: string
  readonly notice: string
  readonly mistakes: readonly Mistake[]
}

/** A built page with its form as the visitor sent it, and what is wrong; undefined when the form is not on it. */
export async function showAgain(html: string, refused: RefusedForm): Promise<string | undefined> {
  const { form, page, answers, notice, mistakes } = refused
  const elements = elementsIn(await parsePage(html))
  const section = elements.find((each) => each.tagName === 'section' && attribute(each, 'id') === form.id)
  const element = [...(section ? elementsIn(section) : []), ...elements].find(
    (each) => each.tagName === 'form' && attribute(each, 'action')?.endsWith(form.target),
  )
  if (!element) return undefined
  const title = elements.find(({ tagName }) => tagName === 'title')
  const begin = element.sourceCodeLocation.startTag.endOffset
  // One field that says itself what is wrong with it needs no summary.
  const summary = form.payload === 'fields' || mistakes.length === 0
  return applyEdits(html, [
    ...(title ? [insert(title.sourceCodeLocation.startTag.endOffset, `${escapeHtml(refused.title)} – `)] : []),
    // React would find other HTML than it made and begin anew, empty: this form stays as it is, and works without script.
    ...(section ? removeAttribute(section, 'data-island') : []),
    // The address of this answer is the form's target: the next try has to say by itself where it comes from.
    insert(begin, `<input type="hidden" name="${aside.page}" value="${escapeHtml(page)}">`),
    ...(summary ? [insert(begin, `<p data-problem role="alert">${escapeHtml(notice)}</p>`)] : []),
    ...fillAnswers(element, answers),
    ...markMistakes(element, form.id, mistakes),
  ])
}
