import { sql } from 'kysely'
import type { Site } from '../content/site.ts'
import { Courier, type Pace } from './delivery/courier.ts'
import { mail } from './delivery/mail.ts'
import { Outbox } from './delivery/outbox.ts'
import type { Target } from './delivery/target.ts'
import { webhook } from './delivery/webhook.ts'
import { endpointsOf } from './forms/endpoints.ts'
import type { Endpoint } from './forms/form.ts'
import type { Lead } from './lead.ts'
import type { LeadSettings } from './settings.ts'
import { insertLeads, type Receipt } from './store/insert.ts'
import { openDatabase } from './store/open.ts'
import { Writer } from './writer.ts'

type OnFailure = (error: unknown, what: string) => void

/** Receives leads: what the server needs of it, and nothing of HTTP. */
export interface LeadService {
  readonly site: Site
  readonly settings: LeadSettings
  readonly endpoints: readonly Endpoint[]
  /** Kept when the lead is durably stored. */
  receive(lead: Lead): Promise<Receipt>
  /** Kept when the store answers. */
  ping(): Promise<void>
  /** Says who hears of what fails while nobody waits for it. */
  onFailure(hear: OnFailure): void
  /** Finishes what has begun, and closes the store. */
  close(): Promise<void>
}

/** Opens the store and begins to deliver. */
export async function openLeads(site: Site, settings: LeadSettings, pace?: Pace): Promise<LeadService> {
  let hear: OnFailure = () => {}
  const database = await openDatabase(settings.database)
  const targets = targetsOf(settings)
  const names = targets.map(({ name }) => name)
  const couriers = targets.map(
    (target) => new Courier(new Outbox(database), target, (...failure) => hear(...failure), pace),
  )
  const wake = () => {
    for (const courier of couriers) courier.wake()
  }
  const writer = new Writer((leads) => insertLeads(database, leads, names))
  // What an earlier process has left.
  wake()
  return {
    site,
    settings,
    endpoints: endpointsOf(site),
    async receive(lead) {
      const receipt = await writer.add(lead)
      if (receipt.outcome === 'stored') wake()
      return receipt
    },
    async ping() {
      await sql`select 1`.execute(database.db)
    },
    onFailure(other) {
      hear = other
    },
    async close() {
      await writer.idle()
      await Promise.all(couriers.map((courier) => courier.close()))
      await database.db.destroy()
    },
  }
}

function targetsOf({ webhooks, webhookSecret, mail: mailTo }: LeadSettings): Target[] {
  return [...webhooks.map((address) => webhook(address, webhookSecret)), ...(mailTo ? [mail(mailTo)] : [])]
}
