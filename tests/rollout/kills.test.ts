import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { chance } from '../content/chance.ts'
import { times } from '../times.ts'

const pages = 150
let folder = ''
let target = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rollout-'))
  target = path.join(folder, 'www')
  mkdirSync(target)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build in which each page names a file of its own and one that all share, and both change with the version. */
function build(version: number): string {
  const out = path.join(folder, `build-${version}`)
  const files = new Map([[`assets/all-${version}.css`, `all ${version}`]])
  for (let page = 0; page < pages; page += 1) {
    files.set(`assets/${page}-${version}.js`, `${page} ${version}`)
    files.set(`images/${version % 2}/${page}.svg`, `picture ${page}`)
    const named = [`assets/all-${version}.css`, `assets/${page}-${version}.js`, `images/${version % 2}/${page}.svg`]
    files.set(`${page}/index.html`, `${version}\n${named.join('\n')}\nend`)
  }
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
    writeFileSync(path.join(out, name), text)
  }
  const ledger = Object.fromEntries(
    [...files].map(([name, text]) => [name, { key: `${version}${name}`, size: text.length }]),
  )
  writeFileSync(path.join(out, '.sectile.json'), JSON.stringify(ledger))
  return out
}

function publish(from: string) {
  const command = ['scripts/run.mjs', 'publish', '--from', from, '--to', target, '--keep', '0']
  return spawn(process.execPath, command, { cwd: root, stdio: 'ignore' })
}

/** Pages that are not whole, or name a file that is not there. */
function broken(): string[] {
  const names = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('index.html'))
  return names.filter((name) => {
    const [, ...lines] = readFileSync(path.join(target, name), 'utf8').split('\n')
    return lines.pop() !== 'end' || !lines.every((file) => existsSync(path.join(target, file)))
  })
}

/** How many files of a version are in place, of those that come one after the other. */
function counter(version: number): () => number {
  const names = [
    ...Array.from({ length: pages }, (_, page) => `assets/${page}-${version}.js`).sort(),
    ...Array.from({ length: pages }, (_, page) => `${page}/index.html`).sort(),
  ]
  const isThere = (name: string) =>
    existsSync(path.join(target, name)) &&
    (name.startsWith('assets') || readFileSync(path.join(target, name), 'utf8').startsWith(`${version}\n`))
  let count = 0
  return () => {
    while (count < names.length && isThere(names[count] ?? '')) count += 1
    return count
  }
}

test('killed at any moment, no page names a file that is not there, and the next run goes on', async () => {
  const random = chance(7)
  const [finished] = await once(publish(build(0)), 'exit')
  expect(finished).toBe(0)
  for (let version = 1; version <= times(2); version += 1) {
    const running = publish(build(version))
    const ended = once(running, 'exit')
    const [wanted, count] = [random(pages * 2), counter(version)]
    while (running.exitCode === null && count() < wanted) await turn()
    running.kill('SIGKILL')
    await ended
    expect(broken()).toEqual([])
  }
  const last = build(times(2) + 1)
  const [code] = await once(publish(last), 'exit')
  expect(code).toBe(0)
  expect(broken()).toEqual([])
  expect(readdirSync(path.join(target, 'assets')).sort()).toEqual(readdirSync(path.join(last, 'assets')).sort())
})
