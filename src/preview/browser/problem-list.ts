import { many } from '../../many.ts'
import type { Problem, ProblemList } from '../messages.ts'

/** Mistakes or warnings by what they are in, each with its place, its line and what to do. */
export function list({ count, groups }: ProblemList, kind: 'mistake' | 'warning'): DocumentFragment {
  const fragment = new DocumentFragment()
  const told = groups.flatMap(({ problems }) => problems)
  for (const { name, problems } of groups) {
    const isHere = name === location.pathname
    if (groups.length > 1 || !isHere) fragment.append(element('h3', isHere ? `${name} (this page)` : name))
    const entries = element('ol')
    entries.append(...problems.map(entry))
    fragment.append(entries)
  }
  const rest = count - told.reduce((sum, problem) => sum + problem.count, 0)
  if (rest > 0) fragment.append(element('p', `… and ${many(rest, `more ${kind}`)}.`))
  return fragment
}

function entry({ message, count, places, code, advice, fix }: Problem): HTMLElement {
  const [first, ...others] = places
  const item = element('li')
  item.append(place(first), element('p', message, 'message'))
  if (code) item.append(element('pre', code))
  if (advice !== null) item.append(element('p', advice))
  if (fix !== null) item.append(element('p', `fix: ${fix}`))
  if (others.length > 0) {
    const more = element('details')
    const same = element('ul')
    same.append(...others.map((other) => wrapped('li', place(other))))
    more.append(element('summary', `The same in ${many(count - 1, 'more place')}`), same)
    item.append(more)
  }
  return item
}

function place(one: Problem['places'][number] | undefined): HTMLElement {
  const words = element('p', '', 'place')
  words.append(element('b', one?.spot), ` ${one?.way ?? ''}`)
  return words
}

function wrapped(name: string, inner: HTMLElement): HTMLElement {
  const outer = element(name)
  outer.append(inner)
  return outer
}

/** An element with a text and a class. */
export function element(name: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}
