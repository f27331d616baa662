import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../../src/root.ts'
import { aSite } from '../content/a-site.ts'
import { folderWith } from '../server/fake-site.ts'

export interface Running {
  readonly child: ChildProcess
  readonly address: string
  /** What it has said so far. */
  readonly said: () => string
}

/** Runs the service alone, as its users do, in a process that can be killed; for a site that is not built, or for this one. */
export async function runLeads(
  store: string,
  variables: Record<string, string> = {},
  site?: readonly string[],
): Promise<Running> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: store, LEADS_RATE_LIMIT: '0', ...variables }
  const flags = site ?? ['--config', await writeSite()]
  const child = spawn(process.execPath, ['scripts/run.mjs', 'leads', 'serve', ...flags], { cwd: root, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const keep = (data: Buffer) => {
    said += data
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  while (!/^Receiving leads at \S+$/m.test(said)) {
    if (child.exitCode !== null) throw new Error(said)
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
  }
  const [, address = ''] = /^Receiving leads at (\S+)\/$/m.exec(said) ?? []
  return { child, address, said: () => said }
}

async function writeSite(): Promise<string> {
  const config = path.join(await folderWith({}), 'pages.json')
  await writeFile(config, JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }])))
  return config
}

/** Subscribes to the newsletter; gives the status of the answer, or nothing when there was none. */
export function subscribe(address: string, email: string): Promise<number | undefined> {
  return post(`${address}/leads/newsletter`, { email })
}

/** Sends JSON; gives the status of the answer, or nothing when there was none. */
export async function post(address: string, body: object): Promise<number | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}
