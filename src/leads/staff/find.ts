import type { SelectQueryBuilder } from 'kysely'
import type { Place, Wanted } from '../../agreed/staff-api.ts'
import { mentionsNumber, numberOf } from '../commands/numbers.ts'
import { foldedOf, isEmail, wordOf } from '../store/search-words.ts'
import type { Database, LeadRow, Tables } from '../store/tables.ts'
import { type StaffLead, staffLeadOf } from './lead.ts'

export interface Found {
  readonly leads: readonly StaffLead[]
  /** Where it goes on, when there may be more. */
  readonly next?: Place
  /** Set when it ended because enough was read, and not because enough was found: the time of the last that was read. */
  readonly readTo?: string
}

const pageSize = 50
/** So many are read at a time, between which visitors' leads are stored. */
const chunk = 500
/** So many are read for one question; the staff decides whether to go on. */
const mostRead = 3000

/** Finds leads, the newest first. References and addresses have an index; for words the leads are read, a part at a time. */
export async function findLeads(database: Database, wanted: Wanted): Promise<Found> {
  const text = wanted.text?.trim() ?? ''
  const ids = idsOf(text)
  const named = ids ? await rowsBetween(database, ...ids) : []
  // Otherwise these digits may be a telephone number.
  if (named.length > 0) return pageOf(named)
  const { text: _, ...filter } = wanted
  const known = isEmail(text) ? await rowsOf(database, { ...filter, email: wordOf(text) }, pageSize + 1) : []
  // Otherwise it may be half of an address, or the second one of a lead.
  if (known.length > 0) return pageOf(known)
  if (text === '') return pageOf(await rowsOf(database, filter, pageSize + 1))
  return search(database, filter, text)
}

async function search(database: Database, filter: Wanted, text: string): Promise<Found> {
  const matches = matcherOf(text)
  const leads: StaffLead[] = []
  let place = filter.after
  for (let read = 0; read < mostRead; read += chunk) {
    const rows = await rowsOf(database, { ...filter, after: place }, chunk)
    for (const row of rows) {
      place = placeOf(row)
      const lead = staffLeadOf(row)
      if (matches(lead)) leads.push(lead)
      if (leads.length === pageSize) return { leads, next: place }
    }
    if (rows.length < chunk) return { leads }
  }
  return place ? { leads, next: place, readTo: place.at } : { leads }
}

function pageOf(rows: readonly LeadRow[]): Found {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { leads: page.map(staffLeadOf), ...(rows.length > pageSize && last && { next: placeOf(last) }) }
}

interface Conditions extends Omit<Wanted, 'text'> {
  readonly email?: string
}

function rowsOf({ db }: Database, conditions: Conditions, most: number): Promise<LeadRow[]> {
  return filtered(db.selectFrom('lead').selectAll(), conditions)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Those that share a reference are hardly ever more than one. */
function rowsBetween({ db }: Database, first: string, last: string): Promise<LeadRow[]> {
  return db.selectFrom('lead').selectAll().where('id', '>=', first).where('id', '<=', last).limit(pageSize).execute()
}

/** How many leads a filter has. */
export async function countLeads({ db }: Database, filter: Omit<Wanted, 'text'>): Promise<number> {
  const query = db.selectFrom('lead').select(({ fn }) => fn.countAll().as('count'))
  const { count } = await filtered(query, filter).executeTakeFirstOrThrow()
  return Number(count)
}

function filtered<O>(query: SelectQueryBuilder<Tables, 'lead', O>, conditions: Conditions) {
  const { form, from = '', to, status, after, email } = conditions
  // Each question is answered by an index, also that for all leads.
  let some = query.where('received_at', '>=', from)
  if (email !== undefined) some = some.where('email', '=', email)
  if (form !== undefined) some = some.where('kind', '=', form)
  if (to !== undefined) some = some.where('received_at', '<=', to)
  if (status === 'new') some = some.where('answered_at', 'is', null).where('suspicion', 'is', null)
  if (status === 'answered') some = some.where('answered_at', 'is not', null)
  if (status === 'suspicious') some = some.where('suspicion', 'is not', null)
  if (after)
    some = some.where(({ eb, refTuple, tuple }) => eb(refTuple('received_at', 'id'), '<', tuple(after.at, after.id)))
  return some
}

function placeOf({ received_at: at, id }: LeadRow): Place {
  return { at, id }
}

/**
 * The first and the last id with this reference number, or the one that was written whole. Who was told it by telephone writes
 * its parts as they like, and who copies it from a mail may take the full stop along.
 */
function idsOf(text: string): [first: string, last: string] | undefined {
  const written = text
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\.$/, '')
  const [, a, b, c, rest] =
    /^([\da-f]{4})[- ]?([\da-f]{4})[- ]?([\da-f]{4})((?:-[\da-f]{4}){2}-[\da-f]{12})?$/.exec(written) ?? []
  if (a === undefined) return undefined
  const start = `${a}${b}-${c}`
  // As long as ids are, and not only their beginnings: so any language's order of letters finds the same.
  const ends = rest === undefined ? ['-0000-0000-000000000000', '-ffff-ffff-ffffffffffff'] : [rest, rest]
  return [`${start}${ends[0]}`, `${start}${ends[1]}`]
}

/** Whether all words stand in a lead, or the digits, however the number is written. */
function matcherOf(text: string): (lead: StaffLead) => boolean {
  const words = foldedOf(text).split(/\s+/)
  const number = numberOf(text)
  return ({ data, note }) => {
    const texts = [...Object.values(data).flat(), note ?? ''].filter((answer) => typeof answer === 'string')
    const all = foldedOf(texts.join('\n'))
    if (words.every((word) => all.includes(word))) return true
    return number !== undefined && texts.some((answer) => mentionsNumber(answer, number))
  }
}
