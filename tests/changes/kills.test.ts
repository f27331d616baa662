import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { chance } from '../content/chance.ts'
import { times } from '../times.ts'

const files = Array.from({ length: 120 }, (_, index) => `${String(index).padStart(3, '0')}.json`)
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fix-kills-'))
  mkdirSync(path.join(folder, 'pages'))
  const home = aPage([{ type: 'hero', heading: 'Care for all' }])
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(aSite([home], { include: ['pages/*.json'] })))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A page with a long text in a field that is called otherwise since version 2, or by its name of now. */
function pageOf(file: string, field: 'text' | 'body'): string {
  const body = `Of page ${file}.\n\n${'Words that are read.\n\n'.repeat(100)}The end.`
  const name = file.slice(0, -5)
  const text = {
    title: `The page with number ${name}`,
    description: `What visitors find on page ${name} of all of them.`,
  }
  const sections = [
    { type: 'hero', heading: `Page ${name}` },
    { type: 'rich-text', [field]: body },
  ]
  return JSON.stringify({ path: `/n${name}`, ...text, sections }, null, '\t')
}

const place = (file: string) => path.join(folder, 'pages', file)

function fix() {
  const command = ['scripts/run.mjs', 'validate', '--fix', '--config', path.join(folder, 'pages.json')]
  return spawn(process.execPath, command, { cwd: root, stdio: 'ignore' })
}

test('killed at any moment, --fix leaves each file as it was or mended, and the next run mends the rest', async () => {
  const random = chance(11)
  const [before, after] = (['text', 'body'] as const).map((field) => files.map((file) => pageOf(file, field)))
  for (let round = 0; round < times(2); round += 1) {
    for (const [index, file] of files.entries()) writeFileSync(place(file), before?.[index] ?? '')
    const running = fix()
    const ended = once(running, 'exit')
    const wanted = random(files.length)
    const isMended = () => readFileSync(place(files[wanted] ?? ''), 'utf8') === after?.[wanted]
    while (running.exitCode === null && !isMended()) await turn()
    running.kill('SIGKILL')
    await ended
    const now = files.map((file) => readFileSync(place(file), 'utf8'))
    expect(now.filter((text, index) => text !== before?.[index] && text !== after?.[index])).toEqual([])
  }
  const [code] = await once(fix(), 'exit')
  expect(code).toBe(0)
  expect(files.map((file) => readFileSync(place(file), 'utf8'))).toEqual(after)
  expect(readdirSync(folder).sort()).toEqual(['pages', 'pages.json'])
  expect(readdirSync(path.join(folder, 'pages')).sort()).toEqual([...files].sort())
})
