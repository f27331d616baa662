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
    // Two, where the machine calls itself "localhost" in IPv4 and IPv6; some name one of them twice.
    const addresses = new Set((await lookup(host, { all: true })).map(({ address }) => address))
    const { port: taken, listeners, failures } = await listenAt(app, port, [...addresses])
    // Browsers may ask there first, and another program would answer.
    const inUse = port !== 0 && failures.find((failure) => failure?.code === 'EADDRINUSE')
    if (inUse) throw inUse
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(app, listeners))
    return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
  } catch (error) {
    await app.close()
    const { code = '' } = error as NodeJS.ErrnoException
    throw code in refusals ? new Error(refusals[code]?.(host, port, command)) : error
  }
}

/** Where a server listens. */
interface Listening {
  readonly port: number
  /** Those that could be had. */
  readonly addresses: string[]
  /** What listens at all of them but the first, and why it could not. */
  readonly listeners: net.Server[]
  readonly failures: Failure[]
}

type Failure = NodeJS.ErrnoException | undefined

/** Listens at several addresses of this machine, with one port: at the first, or it fails, and at those of the others that can be had. */
export async function listenAt(
  app: FastifyInstance,
  port: number,
  [first, ...others]: readonly string[],
): Promise<Listening> {
  if (first === undefined) throw new Error('There is no address to listen at.')
  // Fastify would take a second server, unseen by ours.
  const listeners = others.map(() => listenerFor(app))
  await app.listen({ port, host: first })
  const { port: taken } = app.server.address() as AddressInfo
  const failures = await Promise.all(listeners.map((listener, index) => open(listener, taken, others[index])))
  return { port: taken, addresses: [first, ...others.filter((_, index) => !failures[index])], listeners, failures }
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

/** An address that cannot be had, as on a machine without IPv6, is no way in: gives the reason. */
function open(listener: net.Server, port: number, host: string | undefined): Promise<Failure> {
  return new Promise((resolve) => listener.on('error', resolve).listen({ port, host }, () => resolve(undefined)))
}

async function end(app: FastifyInstance, listeners: readonly net.Server[]): Promise<void> {
  await drain(app)
  setTimeout(() => process.exit(), closeTimeout).unref()
  await letGo(app, listeners)
  await app.close()
}
