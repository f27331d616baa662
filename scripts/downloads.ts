import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { failureOf, reasonOf } from '../src/content/read/reason.ts'
import { refreshDownloads } from '../tools/documents/refresh.ts'
import { BrokenSite } from '../tools/documents/site.ts'
import { readFlags } from './lib/flags.ts'

const help = `npm run downloads [-- --config FILE] [--before-build]
Makes the documents in public/downloads anew whose words in downloads/, drawings or makers have changed, or what they show
of the site. downloads/made.lock notes from what each was made; without it all are made. A document whose words are gone
is told and stays.
  --config FILE   the site; downloads/ and public/ stand beside it                   (pages.json)
  --before-build  say nothing when there is nothing to do, and leave the documents as they are where the libraries that
                  make them are not installed, or where the site cannot be read or has mistakes, which the build will tell`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    config: { type: 'string', default: 'pages.json' },
    'before-build': { type: 'boolean', default: false },
  })
  if (typeof flags === 'number') return flags
  const quiet = flags['before-build']
  try {
    await readFile(flags.config)
  } catch (error) {
    if (quiet) return 0
    console.error(`${flags.config} cannot be read: ${reasonOf(error)}.`)
    return 2
  }
  try {
    const { made, left } = await refreshDownloads(flags.config)
    if (made.length > 0) console.log(`Made ${made.join(', ')}.`)
    else if (!quiet) console.log('The documents are fresh.')
    for (const file of left) console.log(wordsOfLeft(file))
    return 0
  } catch (error) {
    if (quiet && (error instanceof BrokenSite || isMissingLibrary(error))) return 0
    console.error(failureOf(error))
    return 1
  }
}

function wordsOfLeft(file: string): string {
  const { name } = path.parse(file)
  return `downloads/${name}.json is gone, and visitors can still load down what was made of it: remove public/downloads/${file}, or take "${name}" out of downloads/made.lock to keep it.`
}

function isMissingLibrary(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
}
