import { sql } from 'kysely'
import { Outbox } from './delivery/outbox.ts'
import { Sender, usualPace } from './delivery/sender.ts'
import { targetNames, targetsOf } from './delivery/targets.ts'
import { endpointsOf } from './forms/endpoints.ts'
import type { Endpoint } from './forms/form.ts'
import { type Judged, judgeSubmission, type Submission } from './intake.ts'
import type { Lead } from './lead.ts'
import type { Manifest } from './manifest.ts'
import type { LeadSettings } from './settings.ts'
import type { Desk } from './staff/desk.ts'
import { Heartbeat } from './store/heartbeat.ts'
import { addDeliveries, insertLeads, type Receipt } from './store/insert.ts'
import { openDatabase } from './store/open.ts'
import { retry } from './store/retry.ts'
import { Writer } from './writer.ts'

type OnFailure = (error: unknown, what: string) => void

/** Receives leads: what the server needs of it, and nothing of HTTP. */
export interface LeadService {
  readonly manifest: Manifest
  readonly settings: LeadSettings
  readonly endpoints: readonly Endpoint[]
  /** What the staff's page works with. */
  readonly desk: Desk
  /** Makes a lead of what arrived, or says what is wrong with it. */
  judge(endpoint: Endpoint, submission: Submission): Judged
  /** Kept when the lead is durably stored. */
  receive(lead: Lead): Promise<Receipt>
  /** Kept when the store answers and leads can be stored. */
  ping(): Promise<void>
  /** Says who is told of what fails while nobody waits for it. */
  onFailure(report: OnFailure): void
  /** Finishes what has begun, and closes the store. */
  close(): Promise<void>
}

/** Opens the store and begins to deliver. */
export async function openLeads(manifest: Manifest, settings: LeadSettings, pace = usualPace): Promise<LeadService> {
  let report: OnFailure = () => {}
  const { base, words } = manifest
  const database = await openDatabase(settings.database)
  const targets = targetsOf(settings, words.mail, pace.timeout)
  const names = targets.map(({ name }) => name)
  const outbox = new Outbox(database)
  const missing = await outbox.countBeside(names)
  const senders = targets.map((target) => new Sender(outbox, target, (...failure) => report(...failure), pace))
  const wake = () => {
    for (const sender of senders) sender.wake()
  }
  const heartbeat = new Heartbeat(database)
  const writer = new Writer((leads) => heartbeat.during(() => insertLeads(database, leads, names)))
  // What an earlier process has left.
  wake()
  return {
    manifest,
    settings,
    endpoints: endpointsOf(manifest.forms),
    desk: {
      database,
      targets: targetNames(settings),
      forward: (transaction, lead) => addDeliveries(transaction, [lead], names),
      wake,
    },
    judge: (endpoint, submission) =>
      judgeSubmission(endpoint, submission, { base, shortestFill: settings.shortestFill, words: words.answers }),
    async receive(lead) {
      const receipt = await writer.add(lead)
      if (receipt.outcome === 'stored') wake()
      return receipt
    },
    async ping() {
      await retry(() => sql`select 1`.execute(database.db))
      await heartbeat.check()
    },
    onFailure(other) {
      report = other
      for (const { target, count } of missing)
        report(new TargetMissing(`${target} has ${count} waiting.`), 'leads wait for a target that is not set up')
    },
    async close() {
      await writer.idle()
      await Promise.all(senders.map((sender) => sender.close()))
      await database.db.destroy()
    },
  }
}

/** What waits for an address of yesterday would wait without a word. */
class TargetMissing extends Error {
  override name = 'TargetMissing'
}
