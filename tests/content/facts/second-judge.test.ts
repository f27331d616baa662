import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { judgeSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { pageIn } from '../../../src/content/read/pages-of.ts'
import type { Sources } from '../../../src/content/read/source-file.ts'
import { finish } from '../../../src/content/steps.ts'
import { SecondJudge } from '../../../src/content/unknown-pages/second-judge.ts'
import { takePart } from '../../../src/content/unknown-pages/take-part.ts'
import { root } from '../../../src/root.ts'
import { aPage, aSite } from '../a-site.ts'

const at = '2026-05-01'
/** A busy machine may take long to start a thread. */
const patience = 20_000

// What it is made of looks for the schemas from where it is.
mkdirSync(path.join(root, '.cache'), { recursive: true })
const bundles = mkdtempSync(path.join(root, '.cache/second-judge-'))
const code = pathToFileURL(path.join(bundles, 'second-judge-worker.js'))
beforeAll(async () => {
  const build = await rolldown({
    input: path.join(root, 'src/content/unknown-pages/second-judge-worker.ts'),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  })
  await build.write({ dir: bundles, format: 'esm' })
})
afterAll(() => rmSync(bundles, { recursive: true }))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sectile-parts-'))
  mkdirSync(path.join(folder, 'pages'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const names = ['one', 'two', 'three', 'four', 'five', 'six']

function page(name: string, body: string): void {
  const about = {
    path: `/${name}`,
    title: `The page with the name ${name}`,
    description: `All that the page with the name ${name} has to say to those who read it.`,
  }
  const written = aPage([{ type: 'rich-text', heading: 'Words', body }], about)
  writeFileSync(path.join(folder, `pages/${name}.json`), JSON.stringify(written))
}

/** Six pages that nobody knows, two of them at a time. */
async function read(change = () => {}): Promise<Sources> {
  for (const [index, name] of names.entries()) page(name, `Read [the next page](/${names[(index + 1) % 6]}).`)
  change()
  const home = aPage([{ type: 'rich-text', heading: 'Words', body: 'Begin with [the first of them](/one).' }])
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(aSite([home], { include: ['pages/*.json'] })))
  return loadSources(path.join(folder, 'pages.json'), undefined, {
    file: path.join(folder, 'facts'),
    code: 'code',
    atOnce: 2,
    few: 4,
  })
}

/** Of which pages a second thread tells facts, asked about the first two: "five" and "four". */
async function told(change?: () => void) {
  const sources = await read(change)
  const [part = []] = sources.parts ?? []
  const second = new SecondJudge(code, sources, at)
  second.judge(part)
  const { facts } = second.answer(patience) ?? {}
  second.end()
  return {
    facts,
    here: finish(takePart(sources, part, at)),
    names: [...(facts?.keys() ?? [])].map(({ file }) => path.basename(file.path, '.json')),
  }
}

test('a second thread takes the facts that are taken here', async () => {
  const { facts, here } = await told()
  expect(facts?.size).toBe(2)
  expect(facts).toEqual(here)
})

test('it keeps none of a page of which something is to be said', async () => {
  const { names } = await told(() => page('five', 'There is nothing {unknown} in it.'))
  expect(names).toEqual(['four'])
})

test('it is not asked about a page whose letters cannot be read', async () => {
  const { names } = await told(() => {
    const file = path.join(folder, 'pages/five.json')
    writeFileSync(file, Buffer.from(`\ufeff${readFileSync(file, 'utf8')}`, 'utf16le'))
  })
  expect(names).toEqual(['four'])
})

test('a page that was changed meanwhile is not taken there', async () => {
  const sources = await read()
  page('five', 'Others have written this meanwhile.')
  const second = new SecondJudge(code, sources, at)
  const [part = []] = sources.parts ?? []
  second.judge(part)
  expect(second.answer(patience)).toEqual({ part })
  expect(second.isFree).toBe(false)
  second.end()
})

const silent = (text: string) => new URL(`data:text/javascript,${text}`)

test.each([
  ['works', code],
  ['never answers', silent('setInterval(() => {}, 1000)')],
  ['fails as it begins', silent('throw new Error()')],
])('a site is judged as if there were none by a second thread that %s', async (_, secondJudge) => {
  const change = () => page('six', 'There is nothing {unknown} in it.')
  const verdict = async (url?: URL) => {
    const sources = await read(change)
    const { diagnostics, facts } = judgeSite(sources, { at, ...(url && { secondJudge: url }) })
    const known = [...facts].map(([{ file }, own]) => [file.path, own] as const)
    const held = sources.includes.filter((file) => !pageIn(file).facts)
    return {
      diagnostics,
      known: known.sort(([a], [b]) => a.localeCompare(b)),
      held: held.map((file) => path.basename(file.path, '.json')),
    }
  }
  const usual = await verdict()
  expect(usual.diagnostics).toHaveLength(1)
  expect(usual.held).toEqual(['six'])
  expect(await verdict(secondJudge)).toEqual(usual)
})
