import { escapeHtml } from '../../escape-html.ts'
import { attribute, tagsOf, withAttribute } from './tags.ts'

/** Puts answers into the fields of a form's HTML as if the visitor had just written them. */
export function fill(html: string, answers: URLSearchParams): string {
  return html
    .replace(tagsOf('input'), (tag) => fillInput(tag, answers))
    .replace(new RegExp(`(${tagsOf('textarea').source})[^<]*(?=</textarea>)`, 'g'), (whole, tag: string) => {
      const answer = answerTo(tag, answers).at(0)
      // The parser drops a first line break, so that one of ours keeps the visitor's.
      return answer === undefined ? whole : `${tag}\n${escapeHtml(answer)}`
    })
    .replace(
      new RegExp(`(${tagsOf('select').source})([\\s\\S]*?)(?=</select>)`, 'g'),
      (_, tag: string, options: string) => {
        const chosen = answerTo(tag, answers)
        return tag + options.replace(tagsOf('option'), (option) => mark(option, 'selected', chosen))
      },
    )
}

function fillInput(tag: string, answers: URLSearchParams): string {
  const type = attribute(tag, 'type')
  const given = answerTo(tag, answers)
  if (type === 'checkbox' || type === 'radio') return mark(tag, 'checked', given)
  const [answer] = given
  return answer === undefined || type === 'hidden' ? tag : withAttribute(tag, 'value', answer)
}

function mark(tag: string, name: 'checked' | 'selected', answers: readonly string[]): string {
  const value = attribute(tag, 'value') ?? ''
  return answers.some((answer) => escapeHtml(answer) === unquoted(value)) ? withAttribute(tag, name, '') : tag
}

/** React writes an apostrophe as a number; we leave it as it is. */
function unquoted(value: string): string {
  return value.replaceAll('&#x27;', "'")
}

function answerTo(tag: string, answers: URLSearchParams): string[] {
  return answers.getAll(attribute(tag, 'name') ?? '')
}
