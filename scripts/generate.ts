import { generateExamples } from '../src/content/pictures/generate-examples.ts'
import { rules } from '../src/content/rules/index.ts'
import { refreshGenerated } from '../src/schema/refresh.ts'
import { generateDownload } from '../tools/documents/generate.ts'
import { readFlags } from './lib/flags.ts'

const help = `npm run generate [-- --check]

Makes src/generated, the schema for editors, the tables of docs/vocabulary.md and the tools' types from the schemas and
their pictures.
  --check  write nothing: fail when a file is not fresh, and name it`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, { check: { type: 'boolean', default: false } })
  if (typeof flags === 'number') return flags
  const stale = await refreshGenerated(!flags.check, rules, {
    ...(await generateDownload()),
    ...(await generateExamples()),
  })
  if (stale.length === 0) console.log('The generated files are fresh.')
  else if (!flags.check) console.log(`Made ${stale.join(', ')}.`)
  else {
    console.error(`Not fresh: ${stale.join(', ')}. Run: npm run generate`)
    return 1
  }
  return 0
}
