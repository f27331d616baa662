import { mend, writeMended } from '../src/changes/fix.ts'
import { judgeSite } from '../src/content/check.ts'
import type { Diagnostic } from '../src/content/diagnostic.ts'
import { factsOf } from '../src/content/read/facts-of.ts'
import { loadSources } from '../src/content/read/load.ts'
import { UnreadableFile } from '../src/content/read/unreadable-file.ts'
import { formatGithub } from '../src/content/report/format/github.ts'
import { formatJson } from '../src/content/report/format/json.ts'
import { formatSarif } from '../src/content/report/format/sarif.ts'
import { formatSummary } from '../src/content/report/format/summary.ts'
import { formatText } from '../src/content/report/format/text.ts'
import { rules } from '../src/content/rules/index.ts'
import type { At } from '../src/content/times/clock.ts'
import { noMoment, readAt } from './lib/at.ts'
import { misused, readFlags } from './lib/flags.ts'

const formats = ['text', 'json', 'github', 'sarif']

const help = `npm run validate [-- --config FILE] [--format FORMAT] [--max-warnings N] [--at TIME] [--fix] [--debug]

Reads the site and says what is wrong with it, where, and what to do.
  --config FILE       the site to read                                      (pages.json)
  --format FORMAT     how to say it: ${formats.join(', ')}            (text)
  --max-warnings N    fail when there are more warnings than that           (any number is fine)
  --at TIME           judge it as on another day: 2027-01-31, or 2027-01-31T18:00       (now)
  --fix               mend what needs no thought; nothing else in a file changes
  --debug             when something fails, show where in the code

It ends with 0 when there is no error, with 1 when there is one, and with 2 when the file cannot be read.
Notices tell what the day brings, such as what ends soon. They count for nothing, and are no part of json.`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    config: { type: 'string', default: 'pages.json' },
    format: { type: 'string', default: 'text' },
    'max-warnings': { type: 'string' },
    at: { type: 'string' },
    fix: { type: 'boolean', default: false },
    debug: { type: 'boolean', default: false },
  })
  if (typeof flags === 'number') return flags
  const { 'max-warnings': most, config, format } = flags
  if (!formats.includes(format))
    return misused(help, `There is no format "${format}". There are: ${formats.join(', ')}.`)
  if (most !== undefined && !/^\d+$/.test(most))
    return misused(help, `--max-warnings is a whole number, not "${most}".`)
  const at = readAt(flags.at)
  if (at === undefined) return misused(help, noMoment(flags.at))
  if (config === '') return misused(help, '--config is the name of a file.')
  try {
    return await validate({ ...flags, at, maxWarnings: most === undefined ? Number.POSITIVE_INFINITY : Number(most) })
  } catch (error) {
    if (flags.debug && error instanceof Error) return complain(String(error.stack))
    if (error instanceof UnreadableFile) return complain(error.message)
    return complain(`Something went wrong: ${error instanceof Error ? error.message : error}\n(--debug shows where.)`)
  }
}

async function validate({ config, format, maxWarnings, at, fix }: Flags): Promise<number> {
  // What is mended is read as it is written.
  let sources = await loadSources(config, undefined, fix ? undefined : factsOf(config))
  if (fix) {
    const done: Diagnostic[] = []
    // A config that can be read at last may include page files, which are mended too.
    for (let more = mend(sources, at); more.done.length > 0; more = mend(sources, at)) {
      await writeMended(sources, more.sources)
      sources = await loadSources(config)
      done.push(...more.done)
    }
    // Programs read standard output: what was done is said beside it.
    const say = format === 'text' ? console.log : console.error
    for (const { file, line, column, fix } of done) say(`Fixed ${file}:${line}:${column}  ${fix?.title}`)
    if (done.length > 0 && format === 'text') say('')
  }
  const { diagnostics, notices, inspected, facts } = judgeSite(sources, { at })
  await sources.keepFacts?.(facts)
  const all = [...diagnostics, ...notices]
  if (format === 'json') console.log(formatJson(diagnostics))
  else if (format === 'sarif') console.log(formatSarif(all, rules))
  else if (format === 'github') {
    if (all.length > 0) console.log(formatGithub(all))
  } else {
    const color = process.stdout.isTTY === true && !process.env.NO_COLOR
    const text = formatText(all, sources, { color })
    console.log(`${text && `${text}\n\n`}${formatSummary(inspected, all)}`)
  }
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length
  if (warnings > maxWarnings) console.error(`There are more warnings than --max-warnings ${maxWarnings} allows.`)
  return warnings < diagnostics.length || warnings > maxWarnings ? 1 : 0
}

interface Flags {
  config: string
  format: string
  maxWarnings: number
  at: At
  fix: boolean
}

function complain(text: string): number {
  console.error(text)
  return 2
}
