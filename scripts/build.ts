import { parseArgs } from 'node:util'
import { explain } from '../src/build/explain.ts'
import { buildSite } from '../src/build/index.ts'
import { reportText } from '../src/build/report.ts'

const help = `npm run build [-- --config FILE] [--out DIR] [--base PATH] [--debug]

Checks the content and makes the website.
  --config FILE  the site to build                                          (pages.json)
  --out DIR      the folder to write                                        (dist)
  --base PATH    where the site is hosted below its domain, such as /preview
  --debug        when something fails, show where in the code`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags()
  if (typeof flags === 'string') return complain(flags, 2)
  if (flags.help) {
    console.log(help)
    return 0
  }
  const { config, out, base, debug } = flags
  if (!/^(\/[\w.~-]+)*$/.test(base)) return complain(`--base is a path such as "/preview", not "${base}".`, 2)
  const begin = performance.now()
  try {
    const report = await buildSite({ config, out, base, log: console.log, ...(process.stdout.isTTY && { progress }) })
    console.log(reportText(report, (performance.now() - begin) / 1000))
    return 0
  } catch (error) {
    const { text, exitCode } = explain(error, { debug, color: process.stderr.isTTY === true })
    return complain(text, exitCode)
  }
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        config: { type: 'string', default: 'pages.json' },
        out: { type: 'string', default: 'dist' },
        base: { type: 'string', default: '' },
        debug: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return { ...values, base: values.base.replace(/\/$/, '') }
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n\n${help}`
  }
}

function complain(text: string, exitCode: number): number {
  console.error(text)
  return exitCode
}

/** One line on the terminal that counts up, and goes when all is done. */
function progress(done: number, all: number): void {
  if (done < all && done % 25 > 0) return
  process.stdout.write(done < all ? `\rRendering ${done} of ${all} pages` : '\r\x1b[K')
}
