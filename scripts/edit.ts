import { spawn } from 'node:child_process'
import { codeHashOf } from '../src/code-hash.ts'
import { failureOf } from '../src/content/read/reason.ts'
import { openEditor } from '../src/edit/server/index.ts'
import { startDev } from '../src/preview/server.ts'
import { misused, readFlags } from './lib/flags.ts'
import { withoutExits } from './lib/without-exits.ts'

const help = `npm run edit [-- --config FILE] [--port N] [--no-open]

Opens the editor: change the real page by hand, without JSON. What you do is saved at once and can be undone.
  --config FILE  the site to edit           (pages.json)
  --port N       where to listen            (5183)
  --no-open      only print the address, and open no browser

It is open on this machine only, at an address that ends with the command.`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    config: { type: 'string', default: 'pages.json' },
    port: { type: 'string', default: '5183' },
    'no-open': { type: 'boolean', default: false },
  })
  if (typeof flags === 'number') return flags
  const { config } = flags
  const port = Number(flags.port)
  if (!/^\d{1,5}$/.test(flags.port) || port >= 65_536)
    return misused(help, `--port is "${flags.port}", and a port is a number from 0 to 65535.`)
  try {
    const editor = await openEditor(config)
    const log = (text: string) => console.log(text)
    const code = codeHashOf(import.meta.dirname)
    const wanted = { config, host: 'localhost', port, log, code, beside: editor.beside }
    const server = await withoutExits(() => startDev(wanted))
    const end = async () => {
      await server.close()
      await editor.close()
      process.exit(0)
    }
    // The last is a terminal that was closed.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end())
    const [local = ''] = server.resolvedUrls?.local ?? []
    const address = new URL(editor.entrance, local).href
    log(`The editor is at ${address}\nEnd it with Ctrl+C: all that you did is saved.`)
    if (!flags['no-open']) openBrowser(address)
    return 0
  } catch (error) {
    const message = failureOf(error)
    console.error(
      /already in use/.test(message)
        ? `Port ${port} is taken. Choose another: npm run edit -- --port ${port + 10}`
        : message,
    )
    process.exit(2)
  }
}

/** Shows the address in the author's browser, where there is one. */
function openBrowser(address: string): void {
  const programs: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }
  const [program, ...words] = programs[process.platform] ?? ['xdg-open']
  const opened = spawn(program, [...words, address], { stdio: 'ignore', detached: true })
  // Without a browser the printed address is enough.
  opened.on('error', () => undefined)
  opened.unref()
}
