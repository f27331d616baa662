import path from 'node:path'
import { codeHashOf } from '../src/code-hash.ts'
import type { BuildOptions } from '../src/publish/index.ts'
import { LastBuild } from '../src/publish/last-build.ts'
import { coldStore, reportText, type Summary } from '../src/publish/weights/report.ts'
import { noMoment, readAt } from './lib/at.ts'
import { noBase, readBase } from './lib/base.ts'
import { showsColor } from './lib/color.ts'
import { misused, readFlags } from './lib/flags.ts'
import { progressOf } from './lib/progress.ts'
import { compileLater, spareMemory } from './lib/v8.ts'

const help = `npm run build [-- --config FILE] [--out DIR] [--base PATH] [--at TIME] [--compress KIND] [--preview]
                      [--debug]

Checks the content and makes the website.
  --config FILE    the site to build                                          (pages.json)
  --out DIR        the folder to write                                        (dist)
  --base PATH      where the site is hosted below its domain, such as /preview
  --at TIME        build it as on another day: 2027-01-31, or 2027-01-31T18:00   (now)
  --compress KIND  write compressed copies beside the files: br, gz or both   (none)
  --preview        for colleagues to look at: with drafts, and with forms that send nothing
  --debug          when something fails, show where in the code

It ends with 0, with 1 when the content is wrong or something cannot be written, and with 2 when the site cannot be read.
When it fails the folder stays as it was.`

const copiesOf = new Map<string, BuildOptions['copies']>([
  ['none', []],
  ['br', ['br']],
  ['gz', ['gz']],
  ['both', ['br', 'gz']],
])

const progress = progressOf('Rendering', 'pages')

spareMemory()
compileLater()

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    config: { type: 'string', default: 'pages.json' },
    out: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '' },
    at: { type: 'string' },
    compress: { type: 'string', default: 'none' },
    preview: { type: 'boolean', default: false },
    debug: { type: 'boolean', default: false },
  })
  if (typeof flags === 'number') return flags
  const { config, out, preview, debug } = flags
  const base = readBase(flags.base)
  if (base === undefined) return misused(help, noBase(flags.base))
  const copies = copiesOf.get(flags.compress)
  if (!copies) return misused(help, `--compress is br, gz, both or none, not "${flags.compress}".`)
  const at = readAt(flags.at)
  if (at === undefined) return misused(help, noMoment(flags.at))
  const begin = performance.now()
  const say = (summary: Summary) => console.log(reportText(summary, (performance.now() - begin) / 1000))
  const options: BuildOptions = {
    config,
    out,
    base,
    at,
    copies,
    preview,
    log: console.log,
    ...(progress && { progress }),
  }
  // Commands are bundled into a folder that is named by all of our code.
  const last = new LastBuild(options, path.basename(import.meta.dirname))
  const same = last.same()
  if (same) {
    say(same)
    return 0
  }
  // What builds takes a third of a second to load.
  const { buildSite } = await import('../src/publish/index.ts')
  try {
    const { summary, basis, wrote } = await buildSite({
      ...options,
      code: codeHashOf(import.meta.dirname),
      stampOf: (file) => last.stampOf(file),
    })
    await last.keep(summary, basis, wrote)
    say(summary)
    const cold = process.env.CI ? coldStore(summary) : null
    if (cold) console.log(process.env.GITHUB_ACTIONS ? `::warning::${cold}` : cold)
    return 0
  } catch (error) {
    const { explain } = await import('../src/publish/explain.ts')
    const { text, exitCode } = explain(error, { debug, color: showsColor(process.stderr) })
    return complain(text, exitCode)
  }
}

function complain(text: string, exitCode: number): number {
  console.error(text)
  return exitCode
}
