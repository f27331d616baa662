import { escapeHtml } from '../../escape-html.ts'
import type { Mistake } from '../../leads/forms/judge.ts'
import { attribute, tagsOf, withAttribute } from './tags.ts'

/** Says next to each field of a form's HTML what is wrong with its answer. */
export function markMistakes(html: string, id: string, mistakes: readonly Mistake[]): string {
  return mistakes.reduce((marked, mistake, index) => markMistake(marked, id, mistake, index === 0), html)
}

function markMistake(html: string, id: string, { field, message }: Mistake, first: boolean): string {
  const note = `${id}-${field}-problem`
  // The newsletter has a place for such words, which its script uses too.
  const place = `id="${id}-note" role="status">`
  const ready = html.includes(`${place}</p>`)
  let begin = -1
  const marked = html.replace(tagsOf('input', 'textarea', 'select'), (tag, at: number) => {
    if (attribute(tag, 'name') !== field) return tag
    const invalid = withAttribute(ready ? tag : describedBy(tag, note), 'aria-invalid', 'true')
    // Of several boxes the first stands for all.
    if (begin >= 0) return invalid
    begin = at
    return first ? withAttribute(invalid, 'autofocus', '') : invalid
  })
  if (begin < 0) return html
  if (ready) return insert(marked, marked.indexOf(place) + place.length, escapeHtml(message))
  return insert(marked, placeAfter(marked, begin), `<p data-problem id="${note}">${escapeHtml(message)}</p>`)
}

function insert(html: string, at: number, text: string): string {
  return html.slice(0, at) + text + html.slice(at)
}

/** Where the words about a control stand: below it, below the text of a box, or below the question over several boxes. */
function placeAfter(html: string, begin: number): number {
  const tag = html.slice(begin, html.indexOf('>', begin) + 1)
  const type = attribute(tag, 'type')
  const group = html.lastIndexOf('<fieldset', begin)
  const inGroup = group >= 0 && html.lastIndexOf('</fieldset', begin) < group
  if (inGroup) return after(html, '</legend>', group)
  if (type === 'checkbox') return after(html, '</label>', begin)
  if (tag.startsWith('<textarea')) return after(html, '</textarea>', begin)
  if (tag.startsWith('<select')) return after(html, '</select>', begin)
  return begin + tag.length
}

function after(html: string, text: string, from: number): number {
  return html.indexOf(text, from) + text.length
}

function describedBy(tag: string, id: string): string {
  const before = attribute(tag, 'aria-describedby')
  return withAttribute(tag, 'aria-describedby', before ? `${before} ${id}` : id)
}
