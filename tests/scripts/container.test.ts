import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Its instructions, each on one line. */
const instructions = read('Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', '')
  .split('\n')
const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))

test('the image stands on one exact version, and so do the actions of the checks', () => {
  const bases = instructions.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1])
  expect(new Set(bases).size).toBe(1)
  expect(bases[0]).toMatch(/^node:\d+\.\d+\.\d+-slim$/)
  const workflows = readdirSync(path.join(root, '.github/workflows')).map((name) => read(`.github/workflows/${name}`))
  const actions = workflows.flatMap((text) => text.match(/uses:.*/g) ?? [])
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((action) => !/^uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})

test('in the last image nothing is installed, and its user owns the data alone', () => {
  const user = last.indexOf('USER node')
  expect(last.filter((line) => /\b(npm (ci|install)|apt-get)\b/.test(line))).toEqual([])
  expect(last.filter((line) => line.includes('chown'))).toEqual([
    'COPY --from=build --chown=node:node /app/data ./data',
  ])
  expect(user).toBeGreaterThan(last.findLastIndex((line) => /^(COPY|RUN) /.test(line)))
  expect(last.filter((line) => line.startsWith('COPY')).every((line) => line.startsWith('COPY --from=build'))).toBe(
    true,
  )
})

test('its health is that it lives: a store that is out of reach is no reason to start it anew', () => {
  expect(last.filter((line) => line.startsWith('HEALTHCHECK'))).toEqual([expect.stringContaining('/healthz`)')])
})

test('of the packages it has those that its commands import, and no others', () => {
  const imported = new Set(['start', 'leads'].flatMap(importsOf))
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const needless = Object.keys(dependencies).filter((name) => !imported.has(name))
  const [, removed = ''] =
    instructions.map((line) => line.split('npm uninstall --no-save --omit=dev')).find((parts) => parts[1]) ?? []
  expect(removed.trim().split(/\s+/)).toEqual(needless)
})

/** The packages that a bundled command needs to serve what was built. */
function importsOf(command: string): string[] {
  execFileSync(process.execPath, ['scripts/run.mjs', command, '--help'], { cwd: root })
  const bundles = path.join(root, '.cache/cli')
  const [newest = ''] = readdirSync(bundles)
    .filter((name) => name.startsWith(`${command}-`) && !name.includes('.'))
    .map((name) => path.join(bundles, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const found = new Set<string>()
  const open = [`./${command}.js`]
  for (const name of open) {
    const code = readFileSync(path.join(newest, name), 'utf8')
    // A container serves what was built: of reading a site's sources (forms) it has nothing.
    const names = Array.from(
      code.matchAll(/^(?:import|export) .*?["']([^"']+)["'];?$|\bimport\("((?!\.\/forms)[^"']+)"\)/gm),
    )
    for (const each of names.map(([, fixed, late]) => fixed ?? late ?? '')) {
      if (found.has(each)) continue
      found.add(each)
      if (each.startsWith('./')) open.push(each)
    }
  }
  return [...found].map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}
