import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { eraseLeads, findPerson } from '../../src/leads/commands/forget.ts'
import { Outbox } from '../../src/leads/delivery/outbox.ts'
import { Sender } from '../../src/leads/delivery/sender.ts'
import { webhook } from '../../src/leads/delivery/webhook.ts'
import type { Lead } from '../../src/leads/lead.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { readLeads } from '../../src/leads/store/read.ts'
import type { Database } from '../../src/leads/store/tables.ts'
import type { Bench } from './bench.ts'
import { median } from './figures.ts'
import { runCommand, runProgram } from './process.ts'

const count = 200_000
/** Leads that are still to be brought to a webhook. */
const backlog = 5000

/** How the work with leads goes when there are many, each of which waits for a webhook that is gone. */
export const manyLeads: Bench = async ({ runs, say }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-bench-'))
  const store = `file:${path.join(folder, 'leads.db')}`
  const database = await openDatabase(store)
  try {
    say(`many-leads: ${count} leads are stored`)
    await fill(database)
    const times = async (what: string, work: (run: number) => Promise<unknown>, often = runs) => {
      say(`many-leads: ${what}`)
      const all: number[] = []
      for (let run = 0; run < often; run++) all.push(await millisecondsOf(work(run)))
      return all
    }
    const page = await times('a page is listed', () => firstPage(database), 20)
    const stored = await times('a lead is stored', (run) => insertLeads(database, [aLead(count + run)], []), 200)
    const known = await times('a known lead is sent', (run) => insertLeads(database, [aLead(run)], []), 200)
    const forgotten = await times('a person is forgotten', (run) => forget(database, aLead(run).data.email))
    const claimed = await times('nothing is due', () => new Outbox(database).claim('none', 8, 0), 200)
    say('many-leads: all are exported')
    // The first run of a command bundles it.
    await runCommand('leads', '--help')
    const exports = []
    for (let run = 0; run < runs; run++) exports.push(await exportAll(store, folder))
    say(`many-leads: ${backlog} are brought to a webhook`)
    const drains = []
    for (let run = 0; run < runs; run++) drains.push(await drain(database, run))
    const of = `of ${count} leads`
    return [
      { name: `a page ${of}`, values: page, unit: 'ms', wanted: 100 },
      { name: `a new lead beside ${count}`, values: stored, unit: 'ms' },
      { name: 'the same lead again', values: known, unit: 'ms', wanted: median(stored) + 1 },
      { name: `a person forgotten ${of}`, values: forgotten.map((time) => time / 1000), unit: 's', wanted: 0.5 },
      { name: `all ${count} leads exported`, values: exports.map(({ seconds }) => seconds), unit: 's', wanted: 6 },
      { name: 'memory for that', values: exports.map(({ megabytes }) => megabytes), unit: 'MB', wanted: 150 },
      { name: `a look into an outbox of ${count}`, values: claimed, unit: 'ms', wanted: 1 },
      { name: '1,000 leads brought to a webhook', values: drains.map((time) => time / backlog), unit: 's', wanted: 2 },
    ]
  } finally {
    await database.db.destroy()
    await rm(folder, { recursive: true })
  }
}

async function fill(database: Database): Promise<void> {
  for (let first = 0; first < count; first += 250) {
    const leads = Array.from({ length: 250 }, (_, at) => aLead(first + at))
    await insertLeads(database, leads, ['webhook that is gone'])
  }
}

/** As a form of a section sends it; every second of another form. */
function aLead(number: number): Lead & { readonly data: { readonly email: string } } {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const receivedAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  return {
    id,
    kind: number % 2 === 0 ? 'service-request' : 'audit-request',
    page: '/bay/requests',
    data: {
      firstName: 'Meera',
      lastName: `Nair ${number}`,
      email: `meera.${number}@clinic.example`,
      phone: `+91 22 ${String(10_000_000 + number)}`,
      goals: ['Quality of care', 'Waiting times'],
      help: 'We would like to know how patients find their way through the house, and what they wait for. '.repeat(2),
      consent: true,
    },
    consents: [{ field: 'consent', text: 'I agree that my data are used to answer me.', version: '1', at: receivedAt }],
    source: null,
    suspicion: null,
    key: id,
    receivedAt,
  }
}

async function firstPage(database: Database): Promise<void> {
  let read = 0
  for await (const _ of readLeads(database, { kind: 'service-request', suspicious: false })) if (++read === 50) return
}

async function forget(database: Database, who: string): Promise<void> {
  const { own } = await findPerson(database, who)
  const erased = await eraseLeads(
    database,
    own.map(({ id }) => id),
  )
  if (erased !== 1) throw new Error(`${erased} leads were erased.`)
}

function exportAll(store: string, folder: string) {
  const flags = ['scripts/run.mjs', 'leads', 'export', '--out', path.join(folder, 'leads.csv')]
  return runProgram(process.execPath, flags, { DATABASE_URL: store })
}

/** How many milliseconds it takes. */
async function drain(database: Database, run: number): Promise<number> {
  let calls = 0
  let done = () => {}
  const all = new Promise<void>((resolve) => {
    done = resolve
  })
  const receiver = createServer((request, response) => {
    request.resume()
    response.end()
    if (++calls === backlog) done()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  const target = webhook(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`, [])
  for (let at = 0; at < backlog; at += 250) {
    const leads = Array.from({ length: 250 }, (_, next) => aLead(count * (run + 2) + at + next))
    await insertLeads(database, leads, [target.name])
  }
  const sender = new Sender(new Outbox(database), target, (error) => {
    throw error
  })
  sender.wake()
  const milliseconds = await millisecondsOf(all)
  await sender.close()
  receiver.closeAllConnections()
  receiver.close()
  return milliseconds
}

async function millisecondsOf(work: Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work
  return performance.now() - begin
}
