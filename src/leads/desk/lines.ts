import type { Answer } from '../lead.ts'
import type { StoredLead } from '../store/read.ts'

/** A lead in one line, for people. */
export function lineOf({ receivedAt, kind, page, source, data, suspicion, id }: StoredLead): string {
  const answers = Object.entries(data).map(([name, answer]) => `${name}: ${shown(answer)}`)
  const about = [
    receivedAt.slice(0, 16).replace('T', ' '),
    kind,
    page ?? '',
    source === null ? '' : `from ${source}`,
    suspicion === null ? '' : `(${suspicion})`,
    answers.join(', '),
    id,
  ]
  return about.filter(Boolean).join('  ')
}

/** An answer on one line. What terminals take for orders is left out: visitors wrote it. */
function shown(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  const text = typeof answer === 'string' ? answer : answer.join('; ')
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
}
