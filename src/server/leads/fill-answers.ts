import { escapeHtml } from '../../agreed/escape-html.ts'
import { attribute, type Edit, elementsIn, setAttribute, type WrittenElement } from './html.ts'

/** Puts answers into the controls of a form as if the visitor had just written them. */
export function fillAnswers(form: WrittenElement, answers: URLSearchParams): Edit[] {
  return elementsIn(form).flatMap((element) => {
    const given = answers.getAll(attribute(element, 'name') ?? '')
    switch (element.tagName) {
      case 'input':
        return fillInput(element, given)
      case 'textarea':
        return fillTextArea(element, given)
      case 'select':
        return elementsIn(element).flatMap((option) => choose(option, 'selected', given))
      default:
        return []
    }
  })
}

function fillInput(input: WrittenElement, given: readonly string[]): Edit[] {
  const type = attribute(input, 'type')
  if (type === 'checkbox' || type === 'radio') return choose(input, 'checked', given)
  const [answer] = given
  return answer === undefined || type === 'hidden' ? [] : [setAttribute(input, 'value', answer)]
}

function fillTextArea(
  { sourceCodeLocation: { startTag, endTag } }: WrittenElement,
  [answer]: readonly string[],
): Edit[] {
  if (answer === undefined || !endTag) return []
  // The first line break of a text area counts for nothing, so that one of ours keeps the visitor's.
  return [{ start: startTag.endOffset, end: endTag.startOffset, text: `\n${escapeHtml(answer)}` }]
}

function choose(element: WrittenElement, name: 'checked' | 'selected', given: readonly string[]): Edit[] {
  return given.includes(attribute(element, 'value') ?? '') ? [setAttribute(element, name, '')] : []
}
