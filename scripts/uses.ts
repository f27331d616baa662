import { loadSources } from '../src/content/read/load.ts'
import { UnreadableFile } from '../src/content/read/unreadable-file.ts'
import { findUses } from '../src/content/uses/find-uses.ts'
import { misused, readWords } from './lib/flags.ts'

const help = `npm run uses -- NAME [--config FILE] [--format FORMAT]

Says where something is used: a shared section, a page, a file in public/, a variable, a section type, a topic
or a person. A page is used by links that lead to it, and by lists that show it.
  NAME             such as open-morning, /contact, /images/team.svg, {city}, hero, security or ada
  --config FILE    the site to look at                    (pages.json)
  --format FORMAT  how to say it: text or json            (text)

It ends with 0 when there is something of this name, used or not, with 1 when there is none, and with 2 when a file
cannot be read.`

process.exitCode = await main()

async function main(): Promise<number> {
  const read = readWords(help, {
    config: { type: 'string', default: 'pages.json' },
    format: { type: 'string', default: 'text' },
  })
  if (typeof read === 'number') return read
  const { flags, words } = read
  const [name, ...others] = words
  if (!name || others.length > 0) return misused(help, 'Say one name.')
  if (!['text', 'json'].includes(flags.format))
    return misused(help, `There is no format "${flags.format}". There are: text, json.`)
  try {
    return await tell(name, flags)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    console.error(error.message)
    return 2
  }
}

async function tell(name: string, { config, format }: { config: string; format: string }): Promise<number> {
  const { things, meant, unjudged } = findUses(await loadSources(config), name)
  if (format === 'json') console.log(JSON.stringify(things, null, 2))
  else if (things.length > 0) console.log(things.map(inWords).join('\n\n'))
  if (things.length === 0) console.error(`Nothing is called "${name}".${meant ? ` Did you mean "${meant}"?` : ''}`)
  if (unjudged.length > 0)
    console.error(`Not looked at because of mistakes, which npm run validate tells: ${unjudged.join('; ')}.`)
  return things.length > 0 ? 0 : 1
}

function inWords({ kind, name, uses }: ReturnType<typeof findUses>['things'][number]): string {
  if (uses.length === 0) return `${name} is a ${kind} that nothing uses.`
  const places = uses.map(({ file, line, column }) => `${file}:${line}:${column}`)
  const width = Math.max(...places.map(({ length }) => length))
  const lines = uses.map(({ way }, index) => `  ${places[index]?.padEnd(width)}  ${way}`.trimEnd())
  const count = uses.length.toLocaleString('en')
  return [`${name} is a ${kind}, used in ${count} ${uses.length === 1 ? 'place' : 'places'}:`, ...lines].join('\n')
}
