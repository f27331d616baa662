import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from '../src/content/generate.ts'
import { root } from '../src/root.ts'

const help = `npm run generate [-- --check]
Makes src/generated, and the snippets for editors, from the schemas. With --check nothing is written: it fails when a file
is not fresh.`

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) console.log(help)
else {
  const stale: string[] = []
  for (const [name, text] of Object.entries(await generate(path.join(root, 'schemas')))) {
    const file = path.join(root, name)
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
    stale.push(name)
    if (!values.check) await writeFile(file, text)
  }
  if (stale.length === 0) console.log('The generated files are fresh.')
  else if (values.check) {
    console.error(`Not fresh: ${stale.join(', ')}. Run: npm run generate`)
    process.exitCode = 1
  } else console.log(`Made ${stale.join(', ')}.`)
}
