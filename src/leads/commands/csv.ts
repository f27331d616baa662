import type { Answer } from '../lead.ts'
import type { StoredLead } from '../store/read.ts'

const about = ['id', 'kind', 'receivedAt', 'page', 'source', 'suspicion', 'consents'] as const

/** The first line: what is known of every lead, then the fields of all forms. */
export function csvHead(fields: readonly string[]): string {
  const taken = new Set<string>(about)
  return csvLine([...about, ...fields.map((name) => (taken.has(name) ? `${name} (answer)` : name))])
}

export function csvRow(lead: StoredLead, fields: readonly string[]): string {
  const consents = lead.consents.map(({ field, text, version, at }) => `${field} (${version}, ${at}): ${text}`)
  return csvLine([
    ...about.map((name) => (name === 'consents' ? consents.join('\n') : (lead[name] ?? ''))),
    ...fields.map((name) => cell(lead.data[name])),
  ])
}

function cell(answer: Answer | undefined): string {
  if (answer === undefined) return ''
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return typeof answer === 'string' ? answer : answer.join('; ')
}

/** As RFC 4180 has it. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => `"${harmless(text).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** A spreadsheet takes a cell that begins like this for a formula, which can send others' data away. */
function harmless(text: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
