import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readDeadLetters, retryDeadLetters } from '../src/leads/commands/dead-letters.ts'
import { exportCsv, exportJson } from '../src/leads/commands/export.ts'
import { emptyLog, eraseLeads, findPerson } from '../src/leads/commands/forget.ts'
import { lineOf, printable } from '../src/leads/commands/lines.ts'
import { writePrivately } from '../src/leads/commands/private-file.ts'
import { targetNames } from '../src/leads/delivery/targets.ts'
import { type Manifest, readManifest } from '../src/leads/manifest.ts'
import { openLeads } from '../src/leads/service.ts'
import { readSettings, WrongSetting } from '../src/leads/settings.ts'
import { forgetAnswered } from '../src/leads/store/answers.ts'
import { openDatabase } from '../src/leads/store/open.ts'
import { type Filter, readLeads } from '../src/leads/store/read.ts'
import type { Database } from '../src/leads/store/tables.ts'
import { root } from '../src/root.ts'
import { listen, readAddress } from '../src/server/listen.ts'
import { createServer } from '../src/server/server.ts'
import { misused, readWords } from './lib/flags.ts'

const help = `npm run leads [-- COMMAND] [FLAGS]

Receives what visitors send, and shows it to the staff. The store is data/leads.db, or what DATABASE_URL names.
  serve                    receives leads at http://localhost:8001, without the pages; PORT and HOST choose another
                           address. This is what it does without a command.
  list                     one line a lead, the oldest first
  export                   all that is stored
  forget WHO [--dry-run]   erases what a person sent, by e-mail address or telephone number
  forget --id ID           erases one lead
  dead [--retry]           what could not be delivered; --retry puts it back into the outbox

For serve:
  --dist DIR         the built site whose forms are received  (dist)
  --config FILE      a site that is not built; --base PATH is what it stands below

For export:
  --format csv|json  (csv)
  --out FILE         a file for your eyes only, in place of standard output

For list and export:
  --kind NAME        only of the form with this name: "newsletter", "service-request" …
  --from, --to DAY   received from the first to the last day, such as 2026-11-21, in UTC
  --suspicious       those that look as if no person had sent them, which are left out otherwise

It ends with 0 when all went well, with 1 when something failed, and with 2 when it was called wrongly.`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  dist: { type: 'string', default: path.join(root, 'dist') },
  config: text,
  base: { type: 'string', default: '' },
  kind: text,
  from: text,
  to: text,
  id: text,
  format: { type: 'string', default: 'csv' },
  out: text,
  suspicious: flag,
  'dry-run': flag,
  retry: flag,
} as const

type Flags = Exclude<ReturnType<typeof readWords<typeof options>>, number>['flags']

/** Called wrongly. */
class Misuse extends Error {}

const commands: Record<string, (flags: Flags, words: readonly string[]) => Promise<void>> = {
  serve,
  list: (flags) =>
    using(async (database) => {
      for await (const lead of readLeads(database, filterOf(flags))) console.log(lineOf(lead))
    }),
  export: exportLeads,
  forget,
  dead,
}

// Who has read enough, such as "head", closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await main()

async function main(): Promise<number> {
  const read = readWords(help, options)
  if (typeof read === 'number') return read
  const [name = 'serve', ...words] = read.words
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new Misuse(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
    if (name !== 'forget' && words.length > 0) throw new Misuse(`"${name}" takes no "${words[0]}".`)
    await command(read.flags, words)
    return 0
  } catch (error) {
    if (error instanceof Misuse) return misused(help, error.message)
    console.error(error instanceof Error ? error.message : error)
    return error instanceof WrongSetting ? 2 : 1
  }
}

async function serve({ dist, config, base }: Flags): Promise<void> {
  if (base !== '' && config === undefined) throw new Misuse('--base goes with --config: a built site knows its own.')
  const address = readAddress(process.env, 8001)
  const settings = readSettings(process.env)
  const manifest = config === undefined ? await readManifest(dist) : await manifestFrom(config, base)
  const leads = await openLeads(manifest, settings)
  const app = await createServer({ leads, log: settings.log })
  console.log(`Receiving leads at ${await listen(app, address, 'run leads')}/`)
}

/** Loaded only here: what reads a site's sources is large, and the service needs none of it. */
async function manifestFrom(config: string, base: string): Promise<Manifest> {
  const { makeManifest } = await import('../src/publish/forms.ts')
  return makeManifest(config, base.replace(/\/$/, ''))
}

async function exportLeads(flags: Flags): Promise<void> {
  const { format, out } = flags
  if (format !== 'csv' && format !== 'json') throw new Misuse(`There is no format "${format}". There are: csv, json.`)
  const filter = filterOf(flags)
  await using(async (database) => {
    const pieces = (format === 'csv' ? exportCsv : exportJson)(database, filter)
    if (out === undefined) await pipeline(pieces, process.stdout, { end: false })
    else await writePrivately(out, pieces)
  })
}

async function forget({ id, 'dry-run': dry }: Flags, [who, ...more]: readonly string[]): Promise<void> {
  if (more.length > 0 || (id === undefined) === (who === undefined))
    throw new Misuse('Forget whom? One address, or --id.')
  if (who !== undefined && who.trim().length < 5) throw new Misuse(`"${who}" is too short for an address or a number.`)
  await using(async (database) => {
    const found = who === undefined ? undefined : await findPerson(database, who)
    const ids = found ? found.own.map((lead) => lead.id) : [id ?? '']
    if (dry) for (const lead of found?.own ?? []) console.log(lineOf(lead))
    else console.log(counted(await eraseLeads(database, ids), 'erased'))
    if (!dry && who !== undefined) await forgetAnswered(database, who)
    if (dry) console.log(counted(ids.length, 'would be erased'))
    for (const lead of found?.mentions ?? []) console.log(`Mentioned, and left: ${lineOf(lead)}`)
    if (!dry && !(await emptyLog(database))) throw new Error(leftInLog())
  })
}

function leftInLog(): string {
  const file = path.basename(readSettings(process.env).database.replace(/^file:/, ''))
  return `Erased, but still to be found in ${file}-wal, because another program is reading the store. Run this command again when it has ended.`
}

async function dead({ retry }: Flags): Promise<void> {
  const targets = targetNames(readSettings(process.env))
  await using(async (database) => {
    for (const { kind, leadId, target, attempts, error } of await readDeadLetters(database, targets))
      console.log(printable(`${kind}  ${leadId}  to ${target}  after ${attempts} tries: ${error}`))
    if (retry) console.log(`${await retryDeadLetters(database, targets)} put back into the outbox.`)
  })
}

function counted(count: number, what: string): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'} ${what}.`
}

function filterOf({ kind, from, to, suspicious }: Flags): Filter {
  for (const day of [from, to]) {
    const time = day === undefined ? undefined : new Date(`${day}T00:00:00Z`).getTime()
    if (day !== undefined && (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time)))
      throw new Misuse(`"${day}" is no day such as "2026-11-21".`)
  }
  return { kind, from, to, suspicious }
}

async function using(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(readSettings(process.env).database)
  try {
    await work(database)
  } finally {
    await database.db.destroy()
  }
}
