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

export interface Tables {
  lead: LeadRow
  delivery: DeliveryRow
  answered: AnsweredRow
  /** Written to know whether anything can be. */
  heartbeat: { name: string; at: string; filling: string }
  migration: { name: string; applied_at: string }
}

export interface Database {
  readonly db: Kysely<Tables>
  readonly kind: 'libsql' | 'postgres'
}
