import { escapeHtml } from '../../agreed/escape-html.ts'
import { partId } from '../../agreed/part-id.ts'
import type { Mistake } from '../../leads/forms/judge.ts'
import { attribute, closest, type Edit, elementsIn, insert, setAttribute, type WrittenElement } from './html.ts'

/** Says next to each control of a form what is wrong with its answer. `id` is that of the section. */
export function markMistakes(form: WrittenElement, id: string, mistakes: readonly Mistake[]): Edit[] {
  const elements = elementsIn(form)
  // The newsletter has a place for such words, which its script uses too.
  const note = elements.find((element) => attribute(element, 'id') === partId(id, 'note'))
  return mistakes.flatMap(({ field, message }, index) => {
    const controls = elements.filter((element) => attribute(element, 'name') === field)
    const [first] = controls
    if (!first) return []
    const problem = partId(id, `${field}-problem`)
    return [
      ...controls.flatMap((control) => [
        ...(note ? [] : [describe(control, problem)]),
        setAttribute(control, 'aria-invalid', 'true'),
      ]),
      ...(index === 0 ? [setAttribute(first, 'autofocus', '')] : []),
      note
        ? insert(note.sourceCodeLocation.startTag.endOffset, escapeHtml(message))
        : insert(placeAfter(first, elements), `<p data-problem id="${problem}">${escapeHtml(message)}</p>`),
    ]
  })
}

function describe(control: WrittenElement, problem: string): Edit {
  const before = attribute(control, 'aria-describedby')
  return setAttribute(control, 'aria-describedby', before ? `${before} ${problem}` : problem)
}

/** Where the words about a control stand: below it, below the text of a box, or below the question over several boxes. */
function placeAfter(control: WrittenElement, elements: readonly WrittenElement[]): number {
  const group = closest(control, 'fieldset')
  const legend = elements.find((element) => element.tagName === 'legend' && element.parentNode === group)
  const isBox = attribute(control, 'type') === 'checkbox'
  const label = elements.find((element) => isBox && attribute(element, 'for') === attribute(control, 'id'))
  return (legend ?? label ?? control).sourceCodeLocation.endOffset
}
