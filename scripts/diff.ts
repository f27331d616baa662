import { constants } from 'node:os'
import type { Comparison } from '../src/changes/compare/change.ts'
import { compare } from '../src/changes/compare/index.ts'
import { type State, stateOf } from '../src/changes/compare/state.ts'
import { tellAsJson } from '../src/changes/tell/json.ts'
import { tellAsMarkdown } from '../src/changes/tell/markdown.ts'
import { tellAsText } from '../src/changes/tell/text.ts'
import { loadSources } from '../src/content/read/load.ts'
import { UnreadableFile } from '../src/content/read/unreadable-file.ts'
import { NotComparable } from '../src/git/git.ts'
import { openSides, type Sides } from '../src/git/sides.ts'
import { newestVersion } from '../src/schema/version.ts'
import { misused, readWords } from './lib/flags.ts'

const help = `npm run diff [-- BASE] [--config FILE] [--format FORMAT] [--screens DIR]

Says what has changed in the content since another state of it, in words and page by page.
  BASE             a commit, a branch, a tag, or a folder with the same file in it
                   (where this branch left the main one; on the main branch, the last commit)
  --config FILE    the site                                           (pages.json)
  --format FORMAT  how to say it: text, markdown or json              (text)
  --screens DIR    also take pictures of the sections that look otherwise, before and after, into this folder; its
                   index.html shows them beside the words

It ends with 0 whether or not something has changed, and with 2 when one of the two cannot be read.`

const formats = { text: tellAsText, markdown: tellAsMarkdown, json: tellAsJson }

process.exitCode = await main()

async function main(): Promise<number> {
  const read = readWords(help, {
    config: { type: 'string', default: 'pages.json' },
    format: { type: 'string', default: 'text' },
    screens: { type: 'string' },
  })
  if (typeof read === 'number') return read
  const { flags, words } = read
  const [base, ...others] = words
  if (others.length > 0) return misused(help, 'Say one BASE.')
  if (flags.screens === '') return misused(help, '--screens is the name of a folder.')
  const tell = Object.entries(formats).find(([name]) => name === flags.format)?.[1]
  if (!tell)
    return misused(help, `There is no format "${flags.format}". There are: ${Object.keys(formats).join(', ')}.`)
  // Pictures take minutes. What was made for them goes with this process, unless a signal ends it as it is.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  let sides: Sides | undefined
  try {
    sides = await openSides(flags.config, base, flags.screens !== undefined)
    const { before, after, called } = sides
    const [one, other] = await Promise.all([stateIn(before, `in ${called}`), stateIn(after, 'now')])
    const comparison = compare(one, other)
    console.log(tell(comparison, flags.config))
    return flags.screens === undefined ? 0 : await show(sides, comparison, flags.screens)
  } catch (error) {
    if (!(error instanceof UnreadableFile || error instanceof NotComparable)) throw error
    console.error(error.message)
    return 2
  } finally {
    await sides?.close()
  }
}

/** Pictures take the builder, a browser and their time, so none of that is there before they are asked for. */
async function show(sides: Sides, comparison: Comparison, folder: string): Promise<number> {
  const { takeAlbum } = await import('./lib/diff/take-album.ts')
  let drawn: 'before' | 'after' | undefined
  try {
    const { pictured } = await takeAlbum(sides, comparison, folder, {
      building(side) {
        drawn = side
      },
      found() {
        drawn = undefined
      },
      took() {},
    })
    const count = pictured.length === 1 ? '1 section looks' : `${pictured.length} sections look`
    console.error(`${count} otherwise: ${folder}/index.html`)
    return 0
  } catch (error) {
    const { explain } = await import('../src/publish/explain.ts')
    const text = sides.told(explain(error, { color: false, failed: 'No pictures were taken' }).text)
    const state = drawn === 'before' ? `were in ${sides.called}` : 'are now'
    console.error(drawn === undefined ? text : `The sections cannot be drawn as they ${state}.\n\n${text}`)
    return 2
  }
}

async function stateIn({ config, files }: Sides['before'], called: string): Promise<State> {
  return stateOf(await loadSources(config), files, called, newestVersion())
}
