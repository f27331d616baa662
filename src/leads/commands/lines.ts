import type { Answer } from '../lead.ts'
import type { StoredLead } from '../store/read.ts'

/** A lead in one line, for people. */
export function lineOf({ receivedAt, kind, page, source, data, suspicion, note, id }: StoredLead): string {
  const answers = Object.entries(data).map(([name, answer]) => `${name}: ${shown(answer)}`)
  const about = [
    receivedAt.slice(0, 16).replace('T', ' '),
    kind,
    page ?? '',
    source === null ? '' : `from ${source}`,
    suspicion === null ? '' : `(${suspicion})`,
    answers.join(', '),
    note ? `(noted: ${note})` : '',
    id,
  ]
  return printable(about.filter(Boolean).join('  '))
}

/** A text on one line, without what terminals take for orders or what turns the order of its letters: others wrote it. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}

function shown(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return typeof answer === 'string' ? answer : answer.join('; ')
}
