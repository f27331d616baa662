import { type Migrated, migrate } from '../src/changes/migrate/index.ts'
import { replaceRead, UnwrittenFile } from '../src/changes/replace-read.ts'
import { filesOf } from '../src/content/read/files-of.ts'
import { loadSources } from '../src/content/read/load.ts'
import { misread } from '../src/content/read/parse.ts'
import { UnreadableFile } from '../src/content/read/unreadable-file.ts'
import { diagnose } from '../src/content/report/diagnose.ts'
import { formatText } from '../src/content/report/format/text.ts'
import { isObject } from '../src/is-object.ts'
import { newestVersion } from '../src/schema/version.ts'
import { readFlags } from './lib/flags.ts'

const help = `npm run migrate [-- --config FILE] [--dry-run]

Brings a site that is written in an older version of the vocabulary to the newest one. Only names change, and values
that are written in another way since; all else in the files stays as it is.
  --config FILE   the site                                   (pages.json)
  --dry-run       only say what would change, and write nothing

It may be stopped at any time, and run again. It ends with 0, with 1 when a file is no valid JSON or "version" is none
that there is (then nothing is written), and with 2 when a file cannot be read or written.`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    config: { type: 'string', default: 'pages.json' },
    'dry-run': { type: 'boolean', default: false },
  })
  if (typeof flags === 'number') return flags
  try {
    return await run(flags.config, flags['dry-run'])
  } catch (error) {
    if (!(error instanceof UnreadableFile || error instanceof UnwrittenFile)) throw error
    console.error(error.message)
    return 2
  }
}

async function run(name: string, dry: boolean): Promise<number> {
  const sources = await loadSources(name)
  const { config, includes } = sources
  const files = filesOf(sources)
  const wrong = diagnose(
    files,
    new Map(files.map((file) => [file, file.unfit ? file.parsed.problems : misread(file.text)])),
  )
  if (wrong.length > 0) {
    console.error(
      `${formatText(wrong, sources, { color: false })}\n\nNothing was written: this has to be mended first.`,
    )
    return 1
  }
  const version = newestVersion()
  const unsure = unsureVersion(config.parsed.value, version)
  if (unsure) {
    console.error(`${config.path}: ${unsure}\n\nNothing was written: this has to be mended first.`)
    return 1
  }
  const migrated = migrate(config, includes, version)
  const changed = migrated.filter((file) => file.changed)
  for (const file of migrated) tell(file)
  // The config alone says of which version the site is, so it comes last.
  const rewritten = [...includes, config].flatMap((read, index) => {
    const { changed, text } = migrated[index] ?? { changed: false, text: '' }
    return changed ? [{ read, text }] : []
  })
  if (!dry) await replaceRead(rewritten)
  const count = changed.length === 1 ? '1 file' : `${changed.length} files`
  if (changed.length === 0) console.log(`Nothing to do: ${config.path} is version ${version}.`)
  else console.log(dry ? `${count} would change to version ${version}.` : `${count} changed to version ${version}.`)
  return 0
}

/** Why it cannot be known in which words a site is written. */
function unsureVersion(config: unknown, newest: number): string | undefined {
  const version = isObject(config) ? config.version : undefined
  if (Number.isInteger(version) && Number(version) >= 1 && Number(version) <= newest) return undefined
  const found = version === undefined ? '"version" is missing' : `There is no version ${JSON.stringify(version)}`
  return `${found}. It says in which words the site is written: a whole number from 1 to ${newest}.`
}

/** What was done in a file, the most frequent first. */
function tell({ path, changed, done, left }: Migrated): void {
  if (!changed && left.length === 0) return
  console.log(path)
  for (const [words, times] of [...done].sort(([, a], [, b]) => b - a))
    console.log(`${String(times).padStart(6)}  ${words}`)
  for (const words of left) console.log(`     !  ${words}`)
  console.log('')
}
