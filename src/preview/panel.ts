import type { Problems } from './messages.ts'
import { element, list, many } from './problem-list.ts'

/** What is wrong, in a panel with a title, a sentence and a button that is to hide it; warnings wait behind mistakes. */
export function panel(
  { mistakes, warnings, failure }: Problems,
  role: 'alert' | 'region',
  title: string,
  says: string,
) {
  const made = element('section')
  made.role = role
  made.setAttribute('aria-labelledby', 'title says')
  const hide = document.createElement('button')
  hide.type = 'button'
  hide.textContent = 'Hide'
  const words = element('div')
  words.append(withId(element('h2', title), 'title'), withId(element('p', says), 'says'))
  const head = element('div', '', 'head')
  head.append(words, hide)
  made.append(head)
  if (failure !== null) made.append(element('p', failure))
  made.append(list(mistakes, 'mistake'))
  if (role === 'region') made.append(list(warnings, 'warning'))
  else if (warnings.count > 0) {
    const more = element('details')
    more.append(element('summary', many(warnings.count, 'warning')), list(warnings, 'warning'))
    made.append(more)
  }
  return { element: made, hide }
}

function withId(one: HTMLElement, id: string): HTMLElement {
  one.id = id
  return one
}
