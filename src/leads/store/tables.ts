import type { Kysely } from 'kysely'

/** A lead as it is stored. Lists and objects are JSON, times are ISO 8601 in UTC: texts sort alike in every database. */
export interface LeadRow {
  id: string
  kind: string
  page: string | null
  data: string
  consents: string
  source: string | null
  suspicion: string | null
  idempotency_key: string
  received_at: string
  /** The e-mail address among the answers, as it is searched for. */
  email: string | null
  answered_at: string | null
  answered_by: string | null
  /** What the staff noted; personal, as the answers are. */
  note: string | null
}

/** One lead on its way to one target. */
export interface DeliveryRow {
  lead_id: string
  target: string
  status: 'waiting' | 'sent' | 'dead'
  attempts: number
  /** When it is tried next; while it is being tried, when others may take over. */
  due_at: string
  error: string | null
}

/** How many answers to visitors an address was sent in a day. */
export interface AnsweredRow {
  /** Such as "2026-11-21", in UTC. */
  day: string
  /** A hash of it. */
  address: string
  count: number
}

/** Somebody of the staff who is signed in. */
export interface SessionRow {
  /** Of the session's secret id only the hash is kept. */
  id_hash: string
  user_name: string
  /** Names the password that it was begun with: with another one it is over. */
  credential: string
  /** What the page shows with each change, and no other site can know. */
  token: string
  created_at: string
  seen_at: string
}

/** Failed tries to sign in, of a user or from an address. */
export interface TryRow {
  name: string
  count: number
  last_at: string
}

/** Who of the staff did what, and with which leads; never what was in them. */
export interface AuditRow {
  id: string
  at: string
  user_name: string
  action: string
  /** A list of ids as JSON. */
  leads: string
  count: number
  /** The filter of an export. */
  about: string | null
}

export interface Tables {
  lead: LeadRow
  delivery: DeliveryRow
  answered: AnsweredRow
  /** Written to know whether anything can be. */
  heartbeat: { name: string; at: string; filling: string }
  staff_session: SessionRow
  staff_try: TryRow
  staff_audit: AuditRow
  migration: { name: string; applied_at: string }
}

export interface Database {
  readonly db: Kysely<Tables>
  readonly kind: 'libsql' | 'postgres'
}
