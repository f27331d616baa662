import { Outbox } from './delivery/outbox.ts'
import { Sender, usualPace } from './delivery/sender.ts'
import { targetsOf } from './delivery/targets.ts'
import { endpointsOf } from './forms/endpoints.ts'
import type { Endpoint } from './forms/form.ts'
import { largestBody } from './forms/schema.ts'
import { type Judged, judgeSubmission, type Submission } from './intake.ts'
import type { Lead } from './lead.ts'
import type { Manifest } from './manifest.ts'
import { type Report, Reports } from './report.ts'
import type { LeadSettings } from './settings.ts'
import { checkDurable } from './store/durable.ts'
import { Heartbeat } from './store/heartbeat.ts'
import { insertLeads, type Receipt } from './store/insert.ts'
import { connect, prepareStore } from './store/open.ts'
import { Opening } from './store/opening.ts'
import { Writer } from './writer.ts'

/** Milliseconds for what a visitor may be waiting for. */
const patience = 5000

/** Receives leads: what the server needs of it, and nothing of HTTP. */
export interface LeadService {
  readonly manifest: Manifest
  readonly settings: LeadSettings
  readonly endpoints: readonly Endpoint[]
  /** Makes a lead of what arrived, or says what is wrong with it. */
  judge(endpoint: Endpoint, submission: Submission): Judged
  /** Kept when the lead is durably stored. */
  receive(lead: Lead): Promise<Receipt>
  /** Kept when the store answers and leads can be stored. */
  ping(): Promise<void>
  /** Says who is told of what fails while nobody waits for it, and when it is well again. */
  onFailure(report: Report): void
  /** Finishes what has begun, and closes the store. */
  close(): Promise<void>
}

/** What goes on while nobody waits for it, from when the store is open until the service closes. */
interface Background {
  start(): void
  close(): Promise<void>
}

/** A service whose store is opened meanwhile, and as often as it takes: until then it receives no leads. */
export function openLeads(manifest: Manifest, settings: LeadSettings, pace = usualPace): LeadService {
  const { base, forms, words } = manifest
  const { report, tell } = new Reports()
  const database = connect(settings.database, patience)
  const targets = targetsOf(settings, words.mail, pace.timeout)
  const names = targets.map(({ name }) => name)
  const outbox = new Outbox(database)
  const senders = targets.map((target) => new Sender(outbox, target, report, pace))
  const wake = () => {
    for (const sender of senders) sender.wake()
  }
  const background: Background[] = senders.map((sender) => ({
    // What an earlier process has left.
    start: () => sender.wake(),
    close: () => sender.close(),
  }))
  const opening = new Opening(async () => {
    await prepareStore(settings.database, database)
    await checkDurable(database)
    for (const { target, count } of await outbox.countBeside(names))
      report(new TargetMissing(`${target} has ${count} waiting.`), 'leads wait for a target that is not set up')
    for (const each of background) each.start()
  }, report)
  const size = Math.max(0, ...forms.map(({ fields }) => largestBody(fields)))
  const heartbeat = new Heartbeat(database, { size, report })
  const writer = new Writer((leads: readonly Lead[]) => heartbeat.during(() => insertLeads(database, leads, names)))
  return {
    manifest,
    settings,
    endpoints: endpointsOf(forms),
    judge: (endpoint, submission) =>
      judgeSubmission(endpoint, submission, { base, shortestFill: settings.shortestFill, words: words.answers }),
    async receive(lead) {
      await opening.ready()
      const receipt = await writer.add(lead)
      if (receipt.outcome === 'stored') wake()
      return receipt
    },
    async ping() {
      await opening.ready()
      await heartbeat.check()
    },
    onFailure: tell,
    async close() {
      await opening.close()
      await writer.idle()
      await Promise.all(background.map((each) => each.close()))
      await database.db.destroy()
    },
  }
}

/** What waits for an address of yesterday would wait without a word. */
class TargetMissing extends Error {
  override name = 'TargetMissing'
}
