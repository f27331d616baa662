import { sql } from 'kysely'
import type { Site } from '../content/resolve/site.ts'
import { Outbox } from './delivery/outbox.ts'
import { Courier, usualPace } from './delivery/sender.ts'
import { targetsOf } from './delivery/targets.ts'
import { endpointsOf } from './forms/endpoints.ts'
import type { Endpoint } from './forms/form.ts'
import type { Lead } from './lead.ts'
import type { LeadSettings } from './settings.ts'
import { Pulse } from './store/heartbeat.ts'
import { insertLeads, type Receipt } from './store/insert.ts'
import { openDatabase } from './store/open.ts'
import { patiently } from './store/retry.ts'
import { Writer } from './writer.ts'

type OnFailure = (error: unknown, what: string) => void

/** Receives leads: what the server needs of it, and nothing of HTTP. */
export interface LeadService {
  readonly site: Site
  readonly settings: LeadSettings
  readonly endpoints: readonly Endpoint[]
  /** Kept when the lead is durably stored. */
  receive(lead: Lead): Promise<Receipt>
  /** Kept when the store answers and leads can be stored. */
  ping(): Promise<void>
  /** Says who hears of what fails while nobody waits for it. */
  onFailure(hear: OnFailure): void
  /** Finishes what has begun, and closes the store. */
  close(): Promise<void>
}

/** Opens the store and begins to deliver. */
export async function openLeads(site: Site, settings: LeadSettings, pace = usualPace): Promise<LeadService> {
  let hear: OnFailure = () => {}
  const database = await openDatabase(settings.database)
  const targets = targetsOf(settings, pace.patience)
  const names = targets.map(({ name }) => name)
  const outbox = new Outbox(database)
  const missing = await outbox.countBeside(names)
  const couriers = targets.map((target) => new Courier(outbox, target, (...failure) => hear(...failure), pace))
  const wake = () => {
    for (const courier of couriers) courier.wake()
  }
  const pulse = new Pulse(database)
  const writer = new Writer((leads) => pulse.feel(() => insertLeads(database, leads, names)))
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
      await patiently(() => sql`select 1`.execute(database.db))
      await pulse.check()
    },
    onFailure(other) {
      hear = other
      for (const { target, count } of missing)
        hear(new TargetMissing(`${target} has ${count} waiting.`), 'leads wait for a target that is not set up')
    },
    async close() {
      await writer.idle()
      await Promise.all(couriers.map((courier) => courier.close()))
      await database.db.destroy()
    },
  }
}

/** What waits for an address of yesterday would wait without a word. */
class TargetMissing extends Error {
  override name = 'TargetMissing'
}
