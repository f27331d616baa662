import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { openDatabase } from '../../src/leads/store/open.ts'
import { root } from '../../src/root.ts'
import type { Bench } from './bench.ts'
import { median } from './figures.ts'

const connections = 64
const seconds = 8
/** A visitor may wait so many milliseconds, 99 of 100 times; so many leads a second are asked for. */
const longestWait = 50
const wanted = 3000

interface Load {
  readonly perSecond: number
  readonly p99: number
  readonly slowest: number
}

/** How many leads a second are stored durably, through HTTP and in the embedded store, and how long visitors wait. */
export const leads: Bench = async ({ runs, say }) => {
  const loads: Load[] = []
  for (let run = 1; run <= runs; run++) {
    say(`leads: newsletter posts over ${connections} connections, ${run} of ${runs}`)
    loads.push(await measure())
  }
  const rate = median(loads.map(({ perSecond }) => perSecond))
  return [
    {
      name: '1000 leads stored durably',
      value: 1000 / rate,
      unit: 's',
      target: 1000 / wanted,
      note: `${Math.round(rate)} a second`,
    },
    {
      name: 'the wait of 99 visitors in 100',
      value: median(loads.map(({ p99 }) => p99)),
      unit: 'ms',
      target: longestWait,
    },
    { name: 'the longest wait', value: Math.max(...loads.map(({ slowest }) => slowest)), unit: 'ms' },
  ]
}

async function measure(): Promise<Load> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-bench-'))
  const store = `file:${path.join(folder, 'leads.db')}`
  const { child, address } = await runService(store)
  try {
    const load = { url: `${address}/leads/newsletter`, method: 'POST', connections } as const
    const request = { headers: { 'content-type': 'application/json' }, body: '{"email":"name@host.example"}' }
    await autocannon({ ...load, ...request, duration: 2 })
    const before = await countLeads(store)
    const { latency, duration, non2xx, errors } = await autocannon({ ...load, ...request, duration: seconds })
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} posts were not acknowledged.`)
    return { perSecond: ((await countLeads(store)) - before) / duration, p99: latency.p99, slowest: latency.max }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'close')
    await rm(folder, { recursive: true })
  }
}

async function runService(store: string): Promise<{ child: ChildProcess; address: string }> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: store,
    LEADS_RATE_LIMIT: '0',
  }
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const command = ['scripts/run.mjs', 'leads', 'serve', '--config', 'pages.json']
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: [...stdio] })
  const [line] = child.stdout ? await once(child.stdout, 'data') : []
  const [address] = /http:\/\/[^/\s]+/.exec(String(line)) ?? []
  // Its log is read, as whoever runs it does; unread it would stop the service.
  child.stdout?.resume()
  if (!address) throw new Error('The lead service did not start.')
  return { child, address }
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
