import { Console } from 'node:console'
import path from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { assistantServer } from '../src/assistant/server.ts'
import type { Draw, Means } from '../src/assistant/tool.ts'
import { Desk } from '../src/assistant/work/desk.ts'
import { misused, readFlags } from './lib/flags.ts'
import type { PagePictures } from './lib/page-picture.ts'

const help = `npm run mcp [-- --config FILE] [--branch NAME]

Lets an assistant read and change a site through the Model Context Protocol, which it speaks on standard input and output.
  --config FILE  the site                              (pages.json)
  --branch NAME  where the work is kept, if there is git: a name that begins with "content/"
                 (content/assistant)

npm itself says something first: assistants start it with npm run --silent, as docs/authoring.md shows.`

/** 64 MB: what is larger than a picture may be gets an answer, and not only a closed door. */
const maxBufferSize = 64 * 1024 * 1024

let pictures: PagePictures | undefined

const code = await main()
if (code !== undefined) process.exitCode = code

async function main(): Promise<number | undefined> {
  const flags = readFlags(help, {
    config: { type: 'string', default: 'pages.json' },
    branch: { type: 'string', default: 'content/assistant' },
  })
  if (typeof flags === 'number') return flags
  const { config, branch } = flags
  if (!/^content\/[a-z0-9][a-z0-9-]*$/.test(branch))
    return misused(
      help,
      `--branch is "${branch}": it begins with "content/", and goes on with small letters, digits and "-".`,
    )
  // Standard output belongs to the protocol.
  globalThis.console = new Console(process.stderr)
  const file = path.resolve(config)
  let opening: Promise<Means> | undefined
  const means = () => {
    opening ??= open(file, branch).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const { server, settled } = assistantServer(means)
  const close = async () => {
    await server.close()
    // What was begun is ended.
    await settled()
    await pictures?.close()
    const opened = await opening?.catch(() => undefined)
    await opened?.desk.close()
    process.exit()
  }
  let isOver = false
  const end = () => {
    if (!isOver) void close()
    isOver = true
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  process.stdin.on('end', end)
  process.stdout.on('error', end)
  await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize }))
  return undefined
}

/** The site is opened when it is first asked for: what stands in the way is told in an answer. */
async function open(config: string, branch: string): Promise<Means> {
  return { desk: await Desk.open(config, branch), draw }
}

/** Looking for a browser, and loading what draws, take a moment that most sessions do without. */
const draw: Draw = async (wanted) => {
  const { PagePictures } = await import('./lib/page-picture.ts')
  pictures ??= new PagePictures()
  return pictures.draw(wanted)
}
