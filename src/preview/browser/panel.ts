import { many } from '../../many.ts'
import type { Problems } from '../messages.ts'
import { element, list } from './problem-list.ts'

/** A panel for what is wrong, with a title, a sentence and a button that is to hide it; warnings wait behind mistakes. */
export function createPanel() {
  const made = element('section')
  made.setAttribute('aria-labelledby', 'title')
  made.setAttribute('aria-describedby', 'says')
  // By keyboard its words can be scrolled.
  made.tabIndex = 0
  const hide = document.createElement('button')
  hide.type = 'button'
  hide.textContent = 'Hide'
  const [title, says] = [withId(element('h2'), 'title'), withId(element('p'), 'says')]
  const words = element('div')
  words.append(title, says)
  const head = element('div', '', 'head')
  head.append(words, hide)
  const body = element('div')
  made.append(head, body)

  function fill({ mistakes, warnings, failure }: Problems, named: string, sentence: string): void {
    title.textContent = named
    says.textContent = sentence
    const wrong = mistakes.count > 0 || failure !== null
    made.toggleAttribute('data-mistakes', wrong)
    const open = [...body.querySelectorAll('details')].map((details) => details.open)
    const scrolled = made.scrollTop
    body.replaceChildren()
    if (failure !== null) body.append(element('p', failure))
    body.append(list(mistakes, 'mistake'))
    if (!wrong) body.append(list(warnings, 'warning'))
    else if (warnings.count > 0) {
      const more = element('details', '', 'warnings')
      more.append(element('summary', many(warnings.count, 'warning')), list(warnings, 'warning'))
      body.append(more)
    }
    const now = [...body.querySelectorAll('details')]
    if (now.length === open.length) for (const [index, details] of now.entries()) details.open = open[index] === true
    made.scrollTop = scrolled
  }
  return { element: made, hide, fill }
}

function withId(one: HTMLElement, id: string): HTMLElement {
  one.id = id
  return one
}
