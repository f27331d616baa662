import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { shortHash } from '../hash.ts'
import { root } from '../root.ts'
import { listenAt } from '../server/listen.ts'
import { createServer } from '../server/server.ts'
import { hostOf, privateAddresses } from './addresses.ts'
import { buildsOf } from './build.ts'
import { entrance, guard } from './guard.ts'

interface ShareOptions {
  readonly config: string
  readonly port: number
  /** The moment that is shown, as `--at` says it; without it that of each save. */
  readonly at?: string | undefined
  readonly log: (text: string) => void
  /** Where it can be reached; all private addresses of this machine. */
  readonly addresses?: readonly string[]
}

export interface Share {
  /** What colleagues open, the likeliest first. */
  readonly links: readonly string[]
  /** Shows the site as it is on the disk now. */
  readonly again: () => void
  readonly close: () => Promise<void>
}

/**
 * Shows a site to colleagues on the same network. They get what a build makes, from the server for built sites: nothing
 * of the preview, and no source, can be asked for.
 */
export async function openShare({
  config,
  port,
  at,
  log,
  addresses = privateAddresses(),
}: ShareOptions): Promise<Share> {
  if (addresses.length === 0)
    throw new Error(
      'There is nobody to share with: this machine is in no private network. Connect it by cable or Wi-Fi, or leave out --share.',
    )
  const file = path.resolve(config)
  const out = path.join(root, '.cache/share', shortHash([file, at].join(' ')))
  const { again, ready } = buildsOf(file, out, at, log)
  const token = randomBytes(16).toString('base64url')
  const hosts = new Set<string>()
  const app = await createServer({ dist: out, guard: (app) => guard(app, { token, hosts, ready }) })
  try {
    const open = await listenAt(app, port, addresses)
    for (const address of open.addresses) hosts.add(hostOf(address, open.port))
  } catch (error) {
    await app.close()
    throw error
  }
  return { links: [...hosts].map((host) => `http://${host}${entrance}${token}`), again, close: () => app.close() }
}
