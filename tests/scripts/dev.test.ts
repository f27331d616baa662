import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../src/root.ts'

/** How it ended by itself and what it said; what had to be killed has no status. */
function dev(port: string, ...flags: string[]) {
  const command = ['scripts/run.mjs', 'dev', '--config', 'examples/starter/pages.json', '--port', port, ...flags]
  const patience = { timeout: 50_000, killSignal: 'SIGKILL' } as const
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', ...patience })
  return [status, stderr]
}

test('a port that is taken is said with what to do', async () => {
  const other = net.createServer().listen(0, 'localhost')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(dev(String(port))).toEqual([
    2,
    `Port ${port} is taken, maybe by a preview that still runs. End that one with Ctrl+C, or choose another: npm run dev -- --port ${port + 10}\n`,
  ])
})

test.for(['http', '-1', '70000', '5173.5', ''])('"%s" is no port', (port) => {
  const [status, stderr] = dev(port)
  expect(status).toBe(2)
  expect(stderr).toMatch(/^(--port is ("|empty)|Option '--port')/)
})

test('a host that nobody knows is said', () => {
  const [status, stderr] = dev('0', '--host', 'nowhere.invalid')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^--host names no address of this machine: getaddrinfo \w+ nowhere\.invalid\. Leave it out/)
})
