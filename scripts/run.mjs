// Runs scripts/COMMAND.ts. Node cannot run TypeScript everywhere, so our sources are bundled once into
// .cache/cli and used again until one of them changes: then no compiler costs time.
import { spawnSync } from 'node:child_process'
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
  await import(pathToFileURL(path.join(bundle(), `${name}.js`)).href)
} else {
  console.error(`There is no command "${name}". There are: ${commands.join(', ')}.`)
  process.exitCode = 2
}

/** The folder with the bundled command, made anew when a source has changed. */
function bundle() {
  const cache = path.join(root, '.cache/cli')
  const folder = path.join(cache, `${name}-${stamp()}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  // In a process of its own: the bundler's memory goes with it. Its allocator gives back at once what it does not need, and
  // asks for no more than it needs.
  const env = { ...process.env, MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '0' }
  const bundler = path.join(root, 'scripts/bundle.mjs')
  const { status } = spawnSync(process.execPath, [bundler, name, unfinished], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
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
