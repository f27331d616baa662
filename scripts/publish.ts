import { writeFile } from 'node:fs/promises'
import { failureOf } from '../src/content/read/reason.ts'
import { many } from '../src/many.ts'
import { RolloutError } from '../src/rollout/build.ts'
import { type RolloutReport, rollOut } from '../src/rollout/index.ts'
import { misused, readFlags } from './lib/flags.ts'
import { progressOf } from './lib/progress.ts'

const help = `npm run publish -- --to FOLDER [--from DIR] [--keep DAYS] [--list FILE] [--dry-run]

Puts the difference between a build and what stands in a folder in place: a mounted bucket, a web root, a checkout.
What pages name comes before them, and goes after them. It may be stopped at any time and run again; of two at once
the second waits. What else is in the folder stays.
  --to FOLDER    where the site is served from; it must be there
  --from DIR     the build                                                    (dist)
  --keep DAYS    how long assets stay that no page needs any more             (30)
  --list FILE    write the addresses at which something else is served now, one a line, for hosts that keep copies
  --dry-run      only say what would be done

It ends with 0, with 1 when something could not be written, and with 2 when there is no build or no folder.`

const progress = progressOf('Putting', 'files')

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    to: { type: 'string' },
    from: { type: 'string', default: 'dist' },
    keep: { type: 'string', default: '30' },
    list: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  })
  if (typeof flags === 'number') return flags
  const { to, from, keep, list, 'dry-run': dry } = flags
  if (!to) return misused(help, 'Say where to: --to FOLDER.')
  if (!/^\d{1,4}$/.test(keep)) return misused(help, `--keep is a number of days, not "${keep}".`)
  const options = {
    ...{ to, from, dry, keepDays: Number(keep), now: Date.now() },
    waiting: (by: string) => console.log(`Waiting for ${by}, which publishes there.`),
    ...(progress && { progress }),
    ...(list !== undefined && !dry && { list: (addresses: readonly string[]) => writeFile(list, lines(addresses)) }),
  }
  try {
    // Before anything is put in place, rather than after all of it.
    if (list !== undefined && !dry) await writeFile(list, '', { flag: 'a' })
    tell(await rollOut(options), dry)
    return 0
  } catch (error) {
    if (error instanceof RolloutError) console.error(error.message)
    else if (error instanceof Error && 'code' in error)
      console.error(`${failureOf(error)}\nRun it again when that is mended: it goes on where it was.`)
    else throw error
    return error instanceof RolloutError ? 2 : 1
  }
}

function lines(addresses: readonly string[]): string {
  return addresses.map((address) => `${address}\n`).join('')
}

function tell({ put, remove, same, unused }: RolloutReport, dry: boolean): void {
  if (dry)
    for (const [sign, names] of [
      ['+', put],
      ['-', remove],
    ] as const)
      for (const name of names) console.log(`${sign} ${name}`)
  const would = dry ? 'would be ' : ''
  const kept = Object.keys(unused).length
  const parts = [
    `${many(put.length, 'file')} ${would}put in place`,
    `${same.toLocaleString('en')} there already`,
    `${remove.length.toLocaleString('en')} ${would}removed`,
  ]
  if (kept > 0) parts.push(`${kept.toLocaleString('en')} old assets stay for now`)
  console.log(`${parts.join(', ')}.`)
}
