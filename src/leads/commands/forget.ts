import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { withPlainAddresses } from '../addresses.ts'
import { isChat } from '../forms/schema.ts'
import { forgetAnswered } from '../store/answers.ts'
import { readLeads, type StoredLead } from '../store/read.ts'
import { retryAlone } from '../store/retry.ts'
import type { Database } from '../store/tables.ts'
import { isSameNumber, mentionsNumber, numberOf } from './numbers.ts'

export interface PersonLeads {
  /** Leads that a person sent. */
  readonly own: readonly StoredLead[]
  /** Leads in whose texts the person is mentioned; somebody has to read them. */
  readonly mentions: readonly StoredLead[]
}

/** Finds what is stored of a person: by e-mail address or telephone number, however it was written. */
export async function findPerson(database: Database, who: string): Promise<PersonLeads> {
  const person = { word: wordOf(who), number: numberOf(who) }
  const own: StoredLead[] = []
  const mentions: StoredLead[] = []
  // Every field that was left empty would be theirs.
  if (person.word === '') return { own, mentions }
  for await (const lead of readLeads(database, { holding: tracesOf(person) })) {
    const texts = textsOf(lead)
    if (texts.some((text) => isPerson(text, person))) own.push(lead)
    // The campaign and the page are no answers: they name whoever sent the visitor. So may a note of the staff name anybody.
    else if ([...texts, lead.source, lead.page, lead.note].some((text) => text && isMention(text, person)))
      mentions.push(lead)
  }
  return { own, mentions }
}

interface Person {
  readonly word: string
  /** What was asked for as a number, when it is one. */
  readonly number: string | undefined
}

/** What leads hold that may be this person's, so that the others need not be read. */
function tracesOf({ word, number }: Person): string[] {
  const anything = (text: string) => `%${text.replaceAll(/[^\x20-\x7e]|["\\]/g, '%')}%`
  // A domain with letters beyond ASCII has a second spelling within it. Of a number six digits suffice for a mention.
  const digits = number === undefined ? [] : [`%${[...number.slice(-6)].join('%')}%`]
  return [anything(word), '%xn--%', ...digits]
}

/** What the visitor wrote. The number of a chat is the site's own, the same in every one. */
function textsOf({ data }: StoredLead): string[] {
  return Object.entries(data)
    .filter(([name]) => name !== 'phone' || !isChat(data))
    .map(([, answer]) => answer)
    .filter((answer) => typeof answer === 'string')
}

function isPerson(text: string, { word, number }: Person): boolean {
  const other = number === undefined ? undefined : numberOf(text)
  return wordOf(text) === word || (number !== undefined && other !== undefined && isSameNumber(number, other))
}

function isMention(text: string, { word, number }: Person): boolean {
  return wordOf(text).includes(word) || (number !== undefined && mentionsNumber(text, number))
}

function wordOf(text: string): string {
  return withPlainAddresses(text).trim()
}

/** Erases leads, what was to be delivered of them, and their addresses in the count of answers. */
export async function eraseLeads(database: Database, ids: readonly string[]): Promise<number> {
  let erased = 0
  for (let at = 0; at < ids.length; at += 500) {
    const rows = await retryAlone(database.db, () =>
      database.db
        .deleteFrom('lead')
        .where('id', 'in', ids.slice(at, at + 500))
        .returning('email')
        .execute(),
    )
    await forgetAnswered(
      database,
      rows.flatMap(({ email }) => email ?? []),
    )
    erased += rows.length
  }
  return erased
}

/** The service reads for moments only. Who reads for longer has the store open in another program. */
const logTimeout = 5000

/**
 * What was erased is still in the log of changes until that is taken over into the file, which waits for everybody who
 * reads. Whether it could be done.
 */
export async function emptyLog({ db, kind }: Database, timeout = logTimeout): Promise<boolean> {
  if (kind !== 'libsql') return true
  const end = performance.now() + timeout
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    if (performance.now() > end) return false
    await wait(100)
  }
}
