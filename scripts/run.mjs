// Runs scripts/COMMAND.ts. Node cannot run TypeScript everywhere, so our sources are bundled once into
// .cache/cli and used again until one of them changes: then no compiler costs time.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundlerEnv } from '../src/vite/bundler-env.js'
import { isSealed, sealFolder } from '../src/vite/sealed-folder.js'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [name = '', ...flags] = process.argv.slice(2)
/**
 * Those that go on for others whatever becomes of what they say, unless they are asked for their help; "leads", of which only
 * one goes on, tells it itself.
 */
const goingOn = ['start', 'leads', 'dev', 'edit', 'mcp']
/** Those that make pages of all of a site. */
const drawing = ['build', 'start']
const commands = readdirSync(path.join(root, 'scripts'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))

refuseOldNode()
if (name === '--help' || name === '') console.log(`Commands: ${commands.join(', ')}. Each has --help.`)
else if (commands.includes(name)) {
  process.argv.splice(2, process.argv.length, ...flags)
  const folder = bundle()
  if (!goingOn.includes(name) || (name !== 'leads' && flags.includes('--help'))) endUnheard()
  // What was compiled is kept beside it, by Node 22 and later.
  module.enableCompileCache?.(path.join(folder, 'compiled'))
  await import(pathToFileURL(path.join(folder, `${name}.js`)).href).catch(endWithoutPackage)
  // One that goes on is ended by a signal, which leaves no time for that.
  module.flushCompileCache?.()
} else {
  console.error(`There is no command "${name}". There are: ${commands.join(', ')}.`)
  process.exitCode = 2
}

/** An older Node would stop somewhere in a library, with words about that. */
function refuseOldNode() {
  const { engines } = readPackage()
  const [least = ''] = /[\d.]+/.exec(engines?.node ?? '') ?? []
  if (versionOf(least) <= versionOf(process.versions.node)) return
  console.error(`This is Node ${process.versions.node}, and ${least} or a newer one is needed: https://nodejs.org`)
  process.exit(2)
}

/** A number by which versions are compared. What knows languages could do that too, and takes long to load. */
function versionOf(text) {
  const [major = 0, minor = 0] = text.split('.').map(Number)
  return major * 1000 + minor
}

/** In a fresh clone nothing is installed, and after a change of the lock file not all. */
function endWithoutPackage(error) {
  const [, missing] =
    (error.code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find package '(.+?)'/.exec(error.message)) || []
  if (missing === undefined) throw error
  // Where NODE_ENV is "production" npm leaves out what only our own checks need.
  const flag = readPackage().devDependencies?.[missing] === undefined ? '' : ' --include=dev'
  console.error(`The package "${missing}" is not installed. Install what is needed with: npm ci${flag}`)
  process.exit(2)
}

function readPackage() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
}

/** Whoever goes on with what a command says, as CI does with a list of mistakes, must not take a part of it for the whole. */
function endUnheard() {
  let isLost = false
  process.stdout.on('error', (error) => {
    // Who has read enough, such as "head", closes the pipe.
    if (isLost || error.code === 'EPIPE') return
    isLost = true
    console.error(`The output is not complete: ${error.message}`)
  })
  process.on('exit', (code) => {
    if (isLost && code === 0) process.exitCode = 1
  })
}

/** The folder with the bundled command, made anew when a source has changed. */
function bundle() {
  const cache = path.join(root, '.cache/cli')
  const note = path.join(cache, `${name}.json`)
  // What the last bundle has no part in is not asked for: that another has one begins with a change of the rest.
  const apart = readApart(note)
  const sources = stamps(apart)
  const folder = path.join(cache, nameOf(sources, apart))
  // After a power cut names may be on the disk, and what was in the files not: an empty command would end well at once.
  return isSealed(folder) ? folder : makeBundle(cache, note)
}

function makeBundle(cache, note) {
  try {
    import.meta.resolve('rolldown')
  } catch (error) {
    endWithoutPackage(error)
  }
  // Before anything is read: what is written meanwhile makes another.
  const sources = stamps([])
  const unfinished = path.join(cache, `${name}.${process.pid}`)
  try {
    mkdirSync(unfinished, { recursive: true })
  } catch (error) {
    console.error(`Our own code is bundled first, and there is no place for it: ${error.message}`)
    process.exit(1)
  }
  // In a process of its own: the bundler's memory goes with it.
  const env = bundlerEnv()
  const script = (file) => path.join(root, 'scripts', file)
  // What draws pages takes longest: that begins at once, and the command waits for it if it comes to that before.
  if (drawing.includes(name))
    spawn(process.execPath, [script('begin-engine.mjs'), `${unfinished}-engine`], { env, stdio: 'ignore' }).unref()
  const { status } = spawnSync(process.execPath, [script('bundle.mjs'), name, unfinished], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  const apart = readApart(path.join(unfinished, 'apart.json'))
  const folder = path.join(cache, nameOf(sources, apart))
  sealFolder(unfinished)
  if (existsSync(folder) && !isSealed(folder)) rmSync(folder, { recursive: true })
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!isSealed(folder)) throw error
  }
  rmSync(note, { recursive: true, force: true })
  writeFileSync(note, JSON.stringify(apart))
  for (const old of readdirSync(cache)) {
    // Other commands' bundles may be in use; those that are old are not.
    const age = Date.now() - (statSync(path.join(cache, old), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (old !== path.basename(folder) && !old.endsWith('.json') && age > 86_400_000)
      rmSync(path.join(cache, old), { recursive: true, force: true })
  }
  return folder
}

/** The folders of sources that a bundle has no part in, as its bundler noted them; none where that is not known. */
function readApart(file) {
  try {
    const apart = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(apart) ? apart : []
  } catch {
    return []
  }
}

/** Names a bundle by its sources: names, sizes and times are enough. */
function nameOf(sources, apart) {
  const counted = sources.filter(({ room }) => !apart.includes(room)).map(({ line }) => line)
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const hash = createHash('sha1')
    .update([process.version, ...counted].join('\n'))
    .update(lock)
  return `${name}-${hash.digest('hex').slice(0, 16)}`
}

/** What the file system says of all sources but those in some rooms, which are not even listed. */
function stamps(apart) {
  const found = []
  const look = (folder, room) => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const place = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!apart.includes(place)) look(place, room ?? place)
      } else if (entry.isFile()) {
        const { mtimeMs, size } = statSync(`${root}/${place}`)
        found.push({ room, line: `${place}:${mtimeMs}:${size}` })
      }
    }
  }
  for (const folder of ['scripts', 'src', 'schemas', 'tools']) look(folder)
  return found
}
