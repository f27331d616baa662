import { addressIn, answerName } from './delivery/answer.ts'
import { type Backlog, readBacklog } from './delivery/backlog.ts'
import { Outbox } from './delivery/outbox.ts'
import { Sender, usualPace } from './delivery/sender.ts'
import { answersOf, targetNames, targetsOf } from './delivery/targets.ts'
import { endpointsOf } from './forms/endpoints.ts'
import type { Endpoint } from './forms/form.ts'
import { largestBody } from './forms/schema.ts'
import { type Judged, judgeSubmission, type Submission } from './intake.ts'
import type { Lead } from './lead.ts'
import type { Manifest } from './manifest.ts'
import { type Report, Reports } from './report.ts'
import type { Erased } from './retention/erase-due.ts'
import { Retention } from './retention/retention.ts'
import type { Stray } from './setting-names.ts'
import { isInsecure, type LeadSettings } from './settings.ts'
import type { StaffAccess } from './staff/access.ts'
import type { Answering } from './store/answers.ts'
import { checkDurable } from './store/durable.ts'
import { Heartbeat } from './store/heartbeat.ts'
import { forwardLeads, insertLeads, type Receipt } from './store/insert.ts'
import { connect, prepareStore } from './store/open.ts'
import { Opening } from './store/opening.ts'
import { endKeys, keyByAnswers } from './store/same-answers.ts'
import { Writer } from './writer.ts'

/** Milliseconds for what a visitor may be waiting for. */
const longestWait = 5000

/** Receives leads: what the server needs of it, and nothing of HTTP. */
export interface LeadService {
  readonly manifest: Manifest
  readonly settings: LeadSettings
  readonly endpoints: readonly Endpoint[]
  /** What the staff's page works with. */
  readonly staff: StaffAccess
  /** Makes a lead of what arrived, or says what is wrong with it. */
  judge(endpoint: Endpoint, submission: Submission): Judged
  /** Kept when the lead is durably stored. Of one that came without a key the sender tells whether it was sent twice. */
  receive(lead: Lead, sender?: string): Promise<Receipt>
  /** Kept when the store answers and leads can be stored. */
  ping(): Promise<void>
  /** Says who is told of what fails while nobody waits for it, and when it is well again. */
  onFailure(report: Report): void
  /** Says who is told of leads that were erased because their time was over. */
  onErased(report: (erased: Erased) => void): void
  /** What has not been delivered, target by target. */
  backlog(): Promise<readonly Backlog[]>
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
  const { report, tell } = new Reports<Parameters<Report>>()
  const database = connect(settings.database, longestWait)
  const targets = targetsOf(settings, words.mail, pace.timeout)
  const names = targets.map(({ name }) => name)
  const answers = answersOf(manifest, settings, pace.timeout)
  const answering = answers.length > 0 ? answeringOf(manifest, settings) : undefined
  const outbox = new Outbox(database)
  const senders = [...targets, ...answers].map((target) => new Sender(outbox, target, report, pace))
  const wake = () => {
    for (const sender of senders) sender.wake()
  }
  const erased = new Reports<[Erased]>()
  const retention = new Retention(database, manifest, report)
  const background: Background[] = [
    // What an earlier process has left.
    ...senders.map((sender) => ({ start: () => sender.wake(), close: () => sender.close() })),
    { start: () => retention.start(erased.report), close: () => retention.close() },
  ]
  const opening = new Opening(async () => {
    await prepareStore(settings.database, database)
    await checkDurable(database)
    for (const { target, count } of await outbox.countBeside([...names, ...answers.map(({ name }) => name)]))
      report(new TargetMissing(`${target} has ${count} waiting.`), 'leads wait for a target that is not set up')
    for (const each of background) each.start()
  }, report)
  for (const stray of settings.strays) report(new SetInVain(stray), 'a setting is passed over')
  if (settings.mail && isInsecure(settings.mail)) report(new SentInClear(), 'mail may be sent in clear')
  const size = Math.max(0, ...forms.map(({ fields }) => largestBody(fields)))
  const heartbeat = new Heartbeat(database, { size, report })
  const writer = new Writer((leads: readonly Lead[]) =>
    heartbeat.during(async () => {
      await endKeys(database, leads)
      return insertLeads(database, leads, names, answering)
    }),
  )
  return {
    manifest,
    settings,
    endpoints: endpointsOf(forms),
    staff: {
      database,
      targets: targetNames(settings),
      forward: (transaction, lead) => forwardLeads(transaction, [lead], names, answering),
      wake,
    },
    judge: (endpoint, submission) =>
      judgeSubmission(endpoint, submission, { base, shortestFill: settings.shortestFill, words: words.answers }),
    async receive(lead, sender) {
      await opening.ready()
      const receipt = await writer.add(sender === undefined ? lead : { ...lead, key: keyByAnswers(lead, sender) })
      if (receipt.outcome === 'stored') wake()
      return receipt
    },
    async ping() {
      await opening.ready()
      await heartbeat.check()
    },
    onFailure: tell,
    onErased: erased.tell,
    backlog: () => readBacklog(database),
    async close() {
      await opening.close()
      await writer.idle()
      await Promise.all(background.map((each) => each.close()))
      await database.db.destroy()
    },
  }
}

function answeringOf({ forms }: Manifest, { answersADay }: LeadSettings): Answering {
  return { target: answerName, addressOf: (lead) => addressIn(lead, forms), mostADay: answersADay }
}

/** Who lifts the protection for a day may forget to put it back. */
class SentInClear extends Error {
  override name = 'SentInClear'
  override message =
    'LEADS_SMTP_INSECURE is 1: where the mail server offers no encryption, everybody on the way can read the leads and the password.'
}

/** Who misspells where leads go waits for them without a word. */
class SetInVain extends Error {
  override name = 'SetInVain'

  constructor({ name, meant }: Stray) {
    super(
      `${name} is set, and no setting is called that.${meant === undefined ? '' : ` Write ${meant}, if that is meant.`}`,
    )
  }
}

/** What waits for an address of yesterday would wait without a word. */
class TargetMissing extends Error {
  override name = 'TargetMissing'
}
