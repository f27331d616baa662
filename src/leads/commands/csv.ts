import type { Answer } from '../lead.ts'
import type { StoredLead } from '../store/read.ts'

const about = ['id', 'kind', 'receivedAt', 'page', 'source', 'suspicion', 'consents'] as const

/** Without it Excel takes the file for one of another encoding. */
export const csvMark = '\ufeff'

/** The first line: what is known of every lead, then the fields of all forms. */
export function csvHead(fields: readonly string[]): string {
  const taken = new Set<string>(about)
  return csvLine([...about, ...fields.map((name) => (taken.has(name) ? `${name} (answer)` : name))])
}

export function csvRow(lead: StoredLead, fields: readonly string[]): string {
  const consents = lead.consents.map(({ field, text, version, at }) => `${field} (${version}, ${at}): ${text}`)
  return csvLine([
    ...about.map((name) => (name === 'consents' ? consents.join('\n') : (lead[name] ?? ''))),
    // A form may have a field "constructor", which every object seems to have.
    ...fields.map((name) => cell(Object.hasOwn(lead.data, name) ? lead.data[name] : undefined)),
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

/**
 * Where a formula would begin, which can send others' data away: at the beginning of a cell; and behind each sign that a
 * reader with another separator ends a cell at, because to it our quotes are letters.
 */
const beforeFormula = /^(?=[\s"]*[=+\-@＝＋－＠\t\r])|(?<=[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g

/** Without one of these there is no formula: most texts are seen through sooner so. */
const inFormula = /[=+\-@＝＋－＠\t\r]/

/** A cell in which a spreadsheet sees words and no formula. */
function harmless(text: string): string {
  return inFormula.test(text) ? text.replaceAll(beforeFormula, "'") : text
}
