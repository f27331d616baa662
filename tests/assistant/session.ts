import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { root } from '../../src/root.ts'
import { writeSite } from './site.ts'

export interface Said {
  text: string
  refused: boolean
  pictures: Buffer[]
}

/** A client of the protocol, and the site that its server has opened. */
export interface Session {
  /** Where the author's own files are. */
  site: string
  /** Where the work is kept. */
  work: string
  readonly client: Client
  /** What the server said on standard output that is no message of the protocol. */
  noise: Error[]
  call(tool: string, words?: Record<string, unknown>): Promise<Said>
  git(...words: string[]): string
  end(): Promise<void>
  /** Ends the server, and starts another one on the same site. */
  reopen(): Promise<void>
  /** Ends the server, and throws the site away. */
  close(): Promise<void>
}

interface Options {
  git?: boolean
  /** Before the server starts. */
  prepare?: (site: string) => Promise<void>
  env?: Record<string, string>
}

/** Starts the server as assistants do, on a new site. */
export async function openSession({ git: inGit = true, prepare, env = {} }: Options = {}): Promise<Session> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sectile-assistant-'))
  const site = path.join(folder, 'site')
  await mkdir(site)
  await writeSite(site)
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trimEnd()
  if (inGit) {
    git('init', '--quiet', '--initial-branch', 'main')
    git('add', '.')
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@fern-hill.example', 'commit', '--quiet', '-m', 'The site')
  }
  await prepare?.(site)
  const noise: Error[] = []
  const connect = async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [path.join(root, 'scripts/run.mjs'), 'mcp', '--config', path.join(site, 'pages.json')],
      env: { ...(process.env as Record<string, string>), ...env },
      stderr: 'ignore',
    })
    const client = new Client({ name: 'tests', version: '1.0.0' })
    client.onerror = (error) => noise.push(error)
    await client.connect(transport)
    return client
  }
  let client = await connect()
  return {
    site,
    work: inGit ? path.join(folder, '.git/sectile/content-assistant/site') : site,
    get client() {
      return client
    },
    noise,
    git,
    end: () => client.close(),
    async reopen() {
      await client.close()
      client = await connect()
    },
    async call(name, words = {}) {
      const { content, isError = false } = await client
        .callTool({ name, arguments: words })
        .catch((error: Error) => ({ content: [{ type: 'text', text: error.message }], isError: true }))
      const parts = content as { type: string; text?: string; data?: string }[]
      return {
        text: parts.flatMap(({ text }) => text ?? []).join('\n'),
        refused: isError === true,
        pictures: parts.flatMap(({ data }) => (data === undefined ? [] : Buffer.from(data, 'base64'))),
      }
    },
    async close() {
      await client.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
