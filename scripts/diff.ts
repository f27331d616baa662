import { compare } from '../src/changes/compare/index.ts'
import { type State, stateOf } from '../src/changes/compare/state.ts'
import { tellAsJson } from '../src/changes/tell/json.ts'
import { tellAsMarkdown } from '../src/changes/tell/markdown.ts'
import { tellAsText } from '../src/changes/tell/text.ts'
import { loadSources, UnreadableFile } from '../src/content/read/load.ts'
import { newestVersion } from '../src/schema/version.ts'
import { NotComparable } from './lib/diff/git.ts'
import { openSides, type Sides } from './lib/diff/sides.ts'
import { misused, readWords } from './lib/flags.ts'

const help = `npm run diff [-- BASE] [--config FILE] [--format FORMAT]

Says what has changed in the content since another state of it, in words and page by page.
  BASE             a commit, a branch, a tag, or a folder with the same file in it
                   (where this branch left the main one; on the main branch, the last commit)
  --config FILE    the site                                           (pages.json)
  --format FORMAT  how to say it: text, markdown or json              (text)

It ends with 0 whether or not something has changed, and with 2 when one of the two cannot be read.`

const formats = { text: tellAsText, markdown: tellAsMarkdown, json: tellAsJson }

process.exitCode = await main()

async function main(): Promise<number> {
  const read = readWords(help, {
    config: { type: 'string', default: 'pages.json' },
    format: { type: 'string', default: 'text' },
  })
  if (typeof read === 'number') return read
  const { flags, words } = read
  const [base, ...others] = words
  if (others.length > 0) return misused(help, 'Say one BASE.')
  const tell = Object.entries(formats).find(([name]) => name === flags.format)?.[1]
  if (!tell)
    return misused(help, `There is no format "${flags.format}". There are: ${Object.keys(formats).join(', ')}.`)
  let sides: Sides | undefined
  try {
    sides = await openSides(flags.config, base, false)
    const { before, after, called } = sides
    const [one, other] = await Promise.all([stateIn(before, `in ${called}`), stateIn(after, 'now')])
    console.log(tell(compare(one, other), flags.config))
    return 0
  } catch (error) {
    if (!(error instanceof UnreadableFile || error instanceof NotComparable)) throw error
    console.error(error.message)
    return 2
  } finally {
    await sides?.close()
  }
}

async function stateIn({ config, files }: Sides['before'], called: string): Promise<State> {
  return stateOf(await loadSources(config), files, called, newestVersion())
}
