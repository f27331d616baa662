import { lookup } from 'node:dns/promises'
import net, { type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { WrongSetting } from '../leads/settings.ts'
import { letGo } from './ending.ts'
import { drain } from './leads/health.ts'

/** Who takes longer to receive an answer when the server ends is cut off; what runs containers waits 10 s before it kills. */
const closeTimeout = 4000

const noAddress = (host: string) => `${host} is no address of this machine.`

/** Why a port cannot be had, in words that say what to do. */
const refusals: Record<string, (host: string, port: number, command: string) => string> = {
  EADDRINUSE: (_, port, command) =>
    `Port ${port} is taken. Choose another, for example: npm ${command} -- --port ${port + 1}`,
  EACCES: (_, port, command) =>
    `Port ${port} is not open to this user. Choose one above 1023, for example: npm ${command} -- --port 8000`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
}

/** Flags that say where to listen. Where a platform chooses that, it does so in the environment. */
export const addressFlags = { host: { type: 'string' }, port: { type: 'string' } } as const

/** The address that the flags ask for, or else the environment. */
export function readAddress(
  flags: { host?: string | undefined; port?: string | undefined },
  { PORT, HOST }: NodeJS.ProcessEnv,
  usual: number,
): { port: number; host: string } {
  const [name, text] = flags.port === undefined ? ['PORT', PORT || String(usual)] : ['--port', flags.port]
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new WrongSetting(`${name} is "${text}", and a port is a number from 0 to 65535.`)
  return { port: Number(text), host: flags.host || HOST || 'localhost' }
}

/** Listens until the process is told to end, and then finishes what is under way. Gives the server's address. */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
  command: string,
): Promise<string> {
  try {
    // Two, where the machine calls itself "localhost" in IPv4 and IPv6.
    const addresses = await lookup(host, { all: true })
    const { port: taken, listeners } = await listenAt(
      app,
      port,
      addresses.map(({ address }) => address),
    )
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(app, listeners))
    return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
  } catch (error) {
    await app.close()
    const { code = '' } = error as NodeJS.ErrnoException
    throw code in refusals ? new Error(refusals[code]?.(host, port, command)) : error
  }
}

/**
 * Listens at several addresses of this machine, with one port. Gives those that could be had: the first, or it fails; and what
 * listens at the others.
 */
export async function listenAt(
  app: FastifyInstance,
  port: number,
  [first, ...others]: readonly string[],
): Promise<{ port: number; addresses: string[]; listeners: net.Server[] }> {
  if (first === undefined) throw new Error('There is no address to listen at.')
  // Fastify would take a second server, unseen by ours.
  const further = others.map((address) => ({ address, listener: listenerFor(app) }))
  await app.listen({ port, host: first })
  const { port: taken } = app.server.address() as AddressInfo
  const open = await Promise.all(further.map(({ listener, address }) => isOpen(listener, taken, address)))
  return {
    port: taken,
    addresses: [first, ...others.filter((_, index) => open[index])],
    listeners: further.map(({ listener }) => listener),
  }
}

/** A further way in to the same server. */
function listenerFor(app: FastifyInstance): net.Server {
  const listener = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket)
  })
  let closed: Promise<void> | undefined
  app.addHook('preClose', async () => {
    closed = new Promise((resolve) => listener.close(() => resolve()))
  })
  // Before what was there sooner, such as the store, is closed: who came in here is still being served.
  app.addHook('onClose', () => closed)
  return listener
}

/** An address that cannot be had, as on a machine without IPv6, is no way in. */
function isOpen(listener: net.Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve) =>
    listener.on('error', () => resolve(false)).listen({ port, host }, () => resolve(true)),
  )
}

async function end(app: FastifyInstance, listeners: readonly net.Server[]): Promise<void> {
  await drain(app)
  setTimeout(() => process.exit(), closeTimeout).unref()
  await letGo(app, listeners)
  await app.close()
}
