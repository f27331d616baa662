import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { openDatabase } from '../../src/leads/store/open.ts'
import { root } from '../../src/root.ts'
import type { Bench } from './bench.ts'

const connections = 64
const seconds = 8
/** A visitor may wait so many milliseconds, 99 of 100 times; so many leads a second are asked for. */
const longestWait = 50
const wanted = 3000
/** That many times as many as a plain server with the same library, which writes each lead by itself, as safely. */
const better = 1.5

interface Load {
  readonly perSecond: number
  readonly p99: number
  readonly slowest: number
  /** Leads a second that the plain server stores. */
  readonly plain: number
}

/** How many leads a second are stored durably, through HTTP and in the embedded store, and how long visitors wait. */
export const leads: Bench = async ({ runs, say }) => {
  const loads: Load[] = []
  for (let run = 1; run <= runs; run++) {
    say(`leads: newsletter posts over ${connections} connections, ${run} of ${runs}`)
    const plain = await measurePlain()
    loads.push({ ...(await measure()), plain })
  }
  const each = (of: (load: Load) => number) => loads.map(of)
  return [
    {
      name: '1,000 leads stored durably',
      values: each(({ perSecond }) => 1000 / perSecond),
      unit: 's',
      wanted: 1000 / wanted,
    },
    { name: 'the wait of 99 visitors in 100', values: each(({ p99 }) => p99), unit: 'ms', wanted: longestWait },
    {
      name: 'the time of a lead, in that of a plain server',
      values: each(({ perSecond, plain }) => plain / perSecond),
      unit: '',
      wanted: 1 / better,
    },
    { name: 'the longest wait', values: each(({ slowest }) => slowest), unit: 'ms' },
  ]
}

async function measure(): Promise<Omit<Load, 'plain'>> {
  const serve = ['scripts/run.mjs', 'leads', 'serve', '--config', 'pages.json']
  return withServer(serve, async (address, store) => {
    const before = await countLeads(store)
    const { latency, duration } = await load(address)
    return { perSecond: ((await countLeads(store)) - before) / duration, p99: latency.p99, slowest: latency.max }
  })
}

function measurePlain(): Promise<number> {
  return withServer(['scripts/bench/plain-server.mjs'], async (address) => {
    const { duration, '2xx': stored } = await load(address)
    return stored / duration
  })
}

async function load(address: string): Promise<autocannon.Result> {
  const result = await autocannon({ ...posts(address), duration: seconds })
  const lost = result.non2xx + result.errors
  if (lost > 0) throw new Error(`${lost} posts were not acknowledged.`)
  return result
}

function posts(address: string) {
  const headers = { 'content-type': 'application/json' }
  const body = '{"email":"name@host.example"}'
  return { url: `${address}/leads/newsletter`, method: 'POST', connections, headers, body } as const
}

/** Works with a server that has begun to receive leads, and with its store. */
async function withServer<T>(
  command: readonly string[],
  work: (address: string, store: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-bench-'))
  const store = `file:${path.join(folder, 'leads.db')}`
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: store, LEADS_RATE_LIMIT: '0' }
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = await once(child.stdout, 'data')
    const [address] = /http:\/\/[^/\s]+/.exec(String(line)) ?? []
    // Its log is read, as whoever runs it does; unread it would stop the service.
    child.stdout.resume()
    if (!address) throw new Error('The server did not start.')
    await autocannon({ ...posts(address), duration: 2 })
    return await work(address, store)
  } finally {
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    await closed
    await rm(folder, { recursive: true })
  }
}

/** What is in the store is what counts, not what was answered. */
async function countLeads(store: string): Promise<number> {
  const { db } = await openDatabase(store)
  const { count } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  return Number(count)
}
