import path from 'node:path'
import { UnwrittenFile } from '../src/changes/replace-read.ts'
import { LastRun } from '../src/content/read/last-run.ts'
import { failureOf } from '../src/content/read/reason.ts'
import { UnreadableFile } from '../src/content/read/unreadable-file.ts'
import { noMoment, readAt } from './lib/at.ts'
import { showsColor } from './lib/color.ts'
import { misused, readFlags } from './lib/flags.ts'
import { compileLater } from './lib/v8.ts'
import type { Verdict } from './validate/verdict.ts'

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

compileLater()

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
  const maxWarnings = most === undefined ? Number.POSITIVE_INFINITY : Number(most)
  const color = showsColor(process.stdout)
  const options = ['validate', format, most ?? null, color, flags.at ?? 'now']
  // Commands are bundled into a folder that is named by all of our code.
  const last = new LastRun<Verdict>({ config, code: path.basename(import.meta.dirname), options })
  try {
    // What is mended is read as it is written.
    const same = flags.fix ? undefined : last.same(Date.now())
    if (same) return say(same)
    // What judges takes a fifth of a second to load.
    const { validate } = await import('./validate/verdict.ts')
    const { verdict, basis } = await validate({
      ...flags,
      at,
      maxWarnings,
      color,
      bundle: import.meta.dirname,
      stampOf: (file) => last.stampOf(file),
    })
    if (!flags.fix) await last.keep(verdict, basis)
    return say(verdict)
  } catch (error) {
    if (flags.debug && error instanceof Error) return complain(String(error.stack))
    if (error instanceof UnreadableFile || error instanceof UnwrittenFile) return complain(error.message)
    return complain(`Something went wrong: ${failureOf(error)}\n(--debug shows where.)`)
  }
}

function say({ words, complaint, exitCode }: Verdict): number {
  if (words !== null) console.log(words)
  if (complaint !== null) console.error(complaint)
  return exitCode
}

function complain(text: string): number {
  console.error(text)
  return 2
}
