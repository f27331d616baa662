import { parseArgs } from 'node:util'
import { refreshGenerated } from '../src/content/refresh.ts'

const help = `npm run generate [-- --check]
Makes src/generated, and the snippets for editors, from the schemas. With --check nothing is written: it fails when a file
is not fresh.`

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) console.log(help)
else {
  const stale = await refreshGenerated(!values.check)
  if (stale.length === 0) console.log('The generated files are fresh.')
  else if (values.check) {
    console.error(`Not fresh: ${stale.join(', ')}. Run: npm run generate`)
    process.exitCode = 1
  } else console.log(`Made ${stale.join(', ')}.`)
}
