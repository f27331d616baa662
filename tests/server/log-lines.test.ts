import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.ts'
import { root } from '../../src/root.ts'
import { eventually } from '../eventually.ts'
import { subscribe } from '../leads/process.ts'
import { storedLeads } from '../leads/stored.ts'
import { newFileStore } from '../leads/stores.ts'

test.runIf(process.platform === 'linux')('a full disk under the log costs lines of it, and nothing else', async () => {
  const store = await newFileStore()
  const port = String(await freePort())
  const full = await open('/dev/full', 'w')
  const child = spawn(process.execPath, ['scripts/run.mjs', 'leads', '--config', 'pages.json'], {
    cwd: root,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATABASE_URL: store, LEADS_RATE_LIMIT: '0' },
    stdio: ['ignore', full.fd, 'pipe'],
  })
  await full.close()
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr?.on('data', (data) => (said += data))
  const address = `http://127.0.0.1:${port}`
  await eventually(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200))
  const senders = Array.from({ length: 20 }, (_, number) => `${number}@host.example`)
  for (const email of senders) expect(await subscribe(address, email)).toBe(201)
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
  expect(said).toBe(
    'The log cannot be written, and what it says until then is lost: ENOSPC: no space left on device, write\n',
  )
  expect(await storedLeads(store)).toHaveLength(senders.length)
})
