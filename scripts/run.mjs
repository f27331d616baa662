// Runs scripts/COMMAND.ts. Node cannot run TypeScript everywhere, so our sources are bundled once into
// .cache/cli and used again until one of them changes: then no compiler costs time.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [name = '', ...flags] = process.argv.slice(2)
const commands = readdirSync(path.join(root, 'scripts'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))

if (name === '--help' || name === '') console.log(`Commands: ${commands.join(', ')}. Each has --help.`)
else if (commands.includes(name)) {
  process.argv.splice(2, process.argv.length, ...flags)
  await import(pathToFileURL(path.join(await bundle(), `${name}.js`)).href)
} else {
  console.error(`There is no command "${name}". There are: ${commands.join(', ')}.`)
  process.exitCode = 2
}

/** The folder with the bundled command, made anew when a source has changed. */
async function bundle() {
  const cache = path.join(root, '.cache/cli')
  const folder = path.join(cache, `${name}-${stamp()}`)
  if (existsSync(folder)) return folder
  const { rolldown } = await import('rolldown')
  // Small pure libraries are bundled, so that a command opens one file; the rest stays in node_modules.
  const markdown = ['markdown-it', 'linkify-it', 'entities', 'mdurl', 'punycode.js', 'uc.micro']
  const small = new Set(['fastest-levenshtein', 'diff', ...markdown])
  const build = await rolldown({
    cwd: root,
    // What runs beside a command, a thread or a process of its own, are files of their own.
    input: {
      [name]: `scripts/${name}.ts`,
      bundle: 'src/publish/bundle.ts',
      'bundle-page': 'src/edit/server/bundle-page.ts',
      'take-alone': 'src/screens/take-alone.ts',
      'second-thread-worker': 'src/publish/second-thread-worker.ts',
    },
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !small.has(id.split('/')[0]),
    // Of a library of which nothing is used, nothing is loaded: opening it takes time.
    treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'warn',
  })
  const unfinished = `${folder}.${process.pid}`
  await build.write({ dir: unfinished, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js' })
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  for (const old of readdirSync(cache)) {
    // Other commands' bundles may be in use; those that are old are not.
    const age = Date.now() - (statSync(path.join(cache, old), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (old !== path.basename(folder) && age > 86_400_000)
      rmSync(path.join(cache, old), { recursive: true, force: true })
  }
  return folder
}

/** Changes when a source file does: names, sizes and times are enough and cost 3 ms. */
function stamp() {
  const hash = createHash('sha1').update(process.version)
  for (const folder of ['scripts', 'src', 'schemas', 'tools']) {
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      const { mtimeMs, size } = statSync(file)
      hash.update(`${file}:${mtimeMs}:${size}\n`)
    }
  }
  hash.update(readFileSync(path.join(root, 'package-lock.json')))
  return hash.digest('hex').slice(0, 16)
}
