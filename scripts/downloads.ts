import { UnreadableFile } from '../src/content/read/load.ts'
import { WrongContent } from '../tools/documents/content.ts'
import { refreshDownloads } from '../tools/documents/refresh.ts'
import { BrokenSite } from '../tools/documents/site.ts'
import { readFlags } from './lib/flags.ts'

const help = `npm run downloads [-- --check] [--config FILE]
Makes the documents in public/downloads from the content in downloads/, with the name, colours and drawings of the site.
  --check             write nothing: fail when a document is not fresh, and name it
  --config FILE       the site; downloads/ and public/ stand beside it               (pages.json)

It ends with 0 when all is well, with 1 when content is wrong or a document is not fresh, and with 2 when a file cannot
be read.`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    check: { type: 'boolean', default: false },
    config: { type: 'string', default: 'pages.json' },
  })
  if (typeof flags === 'number') return flags
  try {
    const stale = await refreshDownloads(flags.config, !flags.check)
    if (stale.length === 0) return say('The documents are fresh.')
    if (!flags.check) return say(`Made ${stale.join(', ')}.`)
    return complain(`Not fresh: ${stale.join(', ')}. Run: npm run downloads`, 1)
  } catch (error) {
    if (error instanceof WrongContent || error instanceof BrokenSite) return complain(error.message, 1)
    if (error instanceof UnreadableFile) return complain(error.message, 2)
    return complain(error instanceof Error ? error.message : String(error), 2)
  }
}

function say(text: string): number {
  console.log(text)
  return 0
}

function complain(text: string, code: number): number {
  console.error(text)
  return code
}
