import { execFileSync, spawnSync } from 'node:child_process'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { root } from '../../src/root.ts'

// A checkout with one command of its own.
const checkout = mkdtempSync(path.join(tmpdir(), 'sectile-run-'))
afterAll(() => rmSync(checkout, { recursive: true }))
for (const file of [
  'scripts/run.mjs',
  'scripts/bundle.mjs',
  'scripts/begin-engine.mjs',
  'src/makes-no-pages.json',
  'src/vite/bundler-env.js',
  'src/vite/plain-fields.js',
  'src/vite/sealed-folder.js',
  'src/publish/engine/bundle.ts',
  'src/publish/second-thread/second-thread-worker.ts',
  'src/content/unknown-pages/second-judge-worker.ts',
  'src/preview/bundle-tool-page.ts',
  'src/screens/take-alone.ts',
]) {
  const place = path.join(checkout, file)
  mkdirSync(path.dirname(place), { recursive: true })
  if (file.startsWith('scripts') || file.startsWith('src/makes-no-pages') || file.startsWith('src/vite'))
    cpSync(path.join(root, file), place)
  else write(file, 'export {}')
}
symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'))
for (const folder of ['tools/documents', 'schemas', 'src/content', 'src/edit'])
  mkdirSync(path.join(checkout, folder), { recursive: true })
write('package.json', '{ "type": "module" }')
write('package-lock.json', '{}')
write('src/content/word.ts', 'export const word: string = "one"')
write('scripts/say.ts', `import { word } from '../src/content/word.ts'\nconsole.log(word)`)

function write(file: string, text: string): void {
  writeFileSync(path.join(checkout, file), text)
}

/** What the command says, and the bundle that it was. */
function say(): { said: string; bundles: number } {
  const said = execFileSync(process.execPath, ['scripts/run.mjs', 'say'], { cwd: checkout, encoding: 'utf8' }).trim()
  const bundles = readdirSync(path.join(checkout, '.cache/cli')).filter((name) => name.startsWith('say-')).length
  return { said, bundles }
}

test('a command is bundled again when what pages are made with has changed, or what it is made of, and only then', () => {
  expect(say()).toEqual({ said: 'one', bundles: 1 })
  expect(say()).toEqual({ said: 'one', bundles: 1 })
  write('src/content/word.ts', 'export const word: string = "two"')
  expect(say()).toEqual({ said: 'two', bundles: 2 })
  // By its bundle a command is told from one of other code.
  write('src/content/new.ts', '')
  expect(say().bundles).toBe(3)
  renameSync(path.join(checkout, 'src/content/new.ts'), path.join(checkout, 'src/content/named.ts'))
  expect(say().bundles).toBe(4)
  write('schemas/a.schema.json', '{}')
  expect(say().bundles).toBe(5)
  rmSync(path.join(checkout, 'schemas/a.schema.json'))
  expect(say().bundles).toBe(5)
  write('src/edit/word.ts', 'export const word: string = "three"')
  expect(say()).toEqual({ said: 'two', bundles: 5 })
  write('scripts/say.ts', `import { word } from '../src/edit/word.ts'\nconsole.log(word)`)
  expect(say()).toEqual({ said: 'three', bundles: 6 })
  write('src/edit/word.ts', 'export const word: string = "fourth"')
  expect(say()).toEqual({ said: 'fourth', bundles: 7 })
  mkdirSync(path.join(checkout, 'src/unheard-of'))
  write('src/unheard-of/word.ts', '')
  expect(say().bundles).toBe(8)
})

test('what draws pages is bundled beside the command that builds them, and nothing is when that is bundled already', async () => {
  const begun = path.join(checkout, 'begun')
  const isBegun = () => existsSync(begun) && readFileSync(begun, 'utf8') !== ''
  write(
    'src/publish/engine/begin-engine.ts',
    `import { appendFileSync } from 'node:fs'\nexport const beginEngine = () => appendFileSync('${begun}', 'begun ')`,
  )
  write('scripts/build.ts', `console.log('Built.')`)
  const build = () => execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: checkout, encoding: 'utf8' })
  expect(build()).toBe('Built.\n')
  await vi.waitUntil(isBegun, 20_000)
  expect(build()).toBe('Built.\n')
  expect(say().said).toBe('fourth')
  expect(readFileSync(begun, 'utf8')).toBe('begun ')
})

test('a command of which a power cut has left the names alone is bundled anew', () => {
  const { said } = say()
  const cache = path.join(checkout, '.cache/cli')
  for (const name of readdirSync(cache).filter((each) => each.startsWith('say-')))
    write(`.cache/cli/${name}/say.js`, '')
  expect(say().said).toBe(said)
})

test('a command that a disk has bent is bundled anew, and so is one of which other things stand in the place', () => {
  const { said } = say()
  const cache = path.join(checkout, '.cache/cli')
  const bundles = () => readdirSync(cache).filter((name) => name.startsWith('say-'))
  for (const name of bundles()) write(`.cache/cli/${name}/say.js`, `console.log('bent')`)
  expect(say().said).toBe(said)
  for (const note of ['null', '{}', '7']) {
    write('.cache/cli/say.json', note)
    expect(say().said).toBe(said)
  }
  for (const name of [...bundles(), 'say.json']) {
    rmSync(path.join(cache, name), { recursive: true })
    if (name === 'say.json') mkdirSync(path.join(cache, name))
    else write(`.cache/cli/${name}`, '')
  }
  expect(say().said).toBe(said)
})

/** How a command ends, and what it says of that; the bundler's own words stand before. */
function failure(): [number | null, string | undefined] {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'say'], {
    cwd: checkout,
    encoding: 'utf8',
  })
  return [status, stderr.trim().split('\n').at(-1)]
}

test('what is not installed is told, in a fresh clone and after a change of the lock file', () => {
  const say = readFileSync(path.join(checkout, 'scripts/say.ts'), 'utf8')
  write('scripts/say.ts', `import word from 'of-tomorrow'\nconsole.log(word)`)
  const cure = 'is not installed. Install what is needed with: npm ci'
  expect(failure()).toEqual([2, `The package "of-tomorrow" ${cure}`])
  write('package.json', '{ "type": "module", "devDependencies": { "of-tomorrow": "1.0.0" } }')
  expect(failure()).toEqual([2, `The package "of-tomorrow" ${cure} --include=dev`])
  write('scripts/say.ts', `${say}// Bundled anew.`)
  rmSync(path.join(checkout, 'node_modules'))
  expect(failure()).toEqual([2, `The package "rolldown" ${cure}`])
  symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'))
})

test('a Node that is too old is told before a library fails', () => {
  write('package.json', '{ "type": "module", "engines": { "node": ">=2000.19" } }')
  const cure = 'and 2000.19 or a newer one is needed: https://nodejs.org'
  expect(failure()).toEqual([2, `This is Node ${process.versions.node}, ${cure}`])
  write('package.json', '{ "type": "module", "engines": { "node": ">=20" } }')
  expect(failure()).toEqual([0, ''])
})

test.runIf(process.platform === 'linux')('a command whose words could not be written does not end well', () => {
  write('scripts/dev.ts', "console.log('at your service')")
  const full = openSync('/dev/full', 'w')
  const ends = (...command: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...command], {
      cwd: checkout,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    })
    return [status, stderr]
  }
  const lost = [1, 'The output is not complete: ENOSPC: no space left on device, write\n']
  expect(ends('say')).toEqual(lost)
  // One that goes on for others is for its words only where it is asked for its help.
  expect([ends('dev'), ends('dev', '--help')]).toEqual([[0, ''], lost])
  closeSync(full)
})

test('where there is no place for a bundle, that is said in words', () => {
  const cache = path.join(checkout, '.cache/cli')
  rmSync(cache, { recursive: true })
  writeFileSync(cache, '')
  expect(failure()).toEqual([
    1,
    expect.stringMatching(/^Our own code is bundled first, and there is no place for it: E(EXIST|NOTDIR): /),
  ])
})
