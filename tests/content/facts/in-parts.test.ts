import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgeInSteps, judgeSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { pageIn } from '../../../src/content/read/pages-of.ts'
import { aPage, aSite } from '../a-site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sectile-parts-'))
  mkdirSync(path.join(folder, 'pages'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const names = ['one', 'two', 'three', 'four', 'five']
const file = (name: string) => path.join(folder, `pages/${name}.json`)
const text = (body: string) => ({ type: 'rich-text' as const, heading: 'Words', body })

function page(name: string, body: string, more: object = {}): void {
  const description = `All that the page with the name ${name} has to say to those who read it.`
  const about = { path: `/${name}`, title: `The page with the name ${name}`, description, ...more }
  writeFileSync(file(name), JSON.stringify(aPage([text(body)], about)))
}

/** Places that are not there. */
const allPlaces = names.map((name) => `Read [a part of it](/${name}#none).`).join(' ')

const optsOut = [{ rule: 'filler', reason: 'It seemed to be one.' }]

function everywhere(body: string): void {
  for (const name of names) page(name, body)
}

/** Five pages that nobody knows, each with a link to the next, judged as many at a time as told. */
async function judged(atOnce: number, change = () => {}) {
  for (const [index, name] of names.entries()) page(name, `Read [the next page](/${names[(index + 1) % 5]}).`)
  change()
  const home = aPage([text('Begin with [the first of them](/one).')])
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(aSite([home], { include: ['pages/*.json'] })))
  const known = { file: path.join(folder, 'facts'), code: 'code', atOnce, few: 2 * atOnce }
  const sources = await loadSources(path.join(folder, 'pages.json'), undefined, known)
  const { diagnostics, resolve } = judgeSite(sources)
  const read = sources.includes.filter((each) => !pageIn(each).facts).map((each) => path.basename(each.path, '.json'))
  const pages = (resolve()?.pages ?? []).filter(({ path }) => path !== '/')
  return { diagnostics, pages, read }
}

test('where one page after the other has to be read, all are read at last', async () => {
  const count = 100
  const many = Array.from({ length: count }, (_, index) => `n${index}`)
  const steps = async (place: string) => {
    for (const [index, name] of many.entries()) page(name, `Read [another](/${many[(index + 50) % count]}${place}).`)
    const home = aPage([text('Begin with [the first of them](/n0).')])
    writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(aSite([home], { include: ['pages/*.json'] })))
    const known = { file: path.join(folder, 'facts'), code: 'code', atOnce: 50, few: 100 }
    return [...judgeInSteps(await loadSources(path.join(folder, 'pages.json'), undefined, known))].length
  }
  expect(await steps('#none')).toBeLessThan(2 * (await steps('')))
})

/** Collects what nobody holds. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

test('of many pages that nobody knows facts alone are kept, and each is read again when it is drawn', async () => {
  const { diagnostics, pages, read } = await judged(2)
  expect(diagnostics).toEqual([])
  expect(read).toEqual([])
  const [first] = pages
  expect(first?.sections).toHaveLength(1)
  page('two', 'Others have written this meanwhile.')
  expect(() => pages.find(({ path }) => path === '/two')?.sections).toThrow('was changed while the site was read')
})

test('few pages are held', async () => {
  const { diagnostics, read } = await judged(5)
  expect(diagnostics).toEqual([])
  expect(read).toHaveLength(5)
})

test('a page that was drawn is forgotten again', async () => {
  const { pages } = await judged(2)
  const one = pages.find(({ path }) => path === '/one')
  const drawn = () => one?.sections.length
  expect(drawn()).toBe(1)
  page('one', 'Others have written this meanwhile.')
  expect(drawn()).toBe(1)
  await setImmediate()
  collect()
  expect(drawn).toThrow('was changed while the site was read')
})

test.each<[string, string, () => void]>([
  ['of itself', 'five', () => page('five', 'There is nothing {unknown} in it.')],
  ['of another page', 'two', () => page('two', 'Read [what is not there](/none).')],
  ['of a place on another page', 'two', () => page('two', 'Read [a part](/four#none).')],
  ['of places on all other pages', 'five', () => everywhere(allPlaces)],
  ['that it opts out for nothing', 'two', () => page('two', 'Read [the next](/three).', { ignore: optsOut })],
  ['that it has the title of another', 'one', () => page('five', 'Words.', { title: 'The page with the name one' })],
  ['that no link leads to it', 'three', () => page('two', 'Words that lead back [home](/).')],
  ['where "$schema" leads', 'four', () => page('four', 'Words, and [the next](/five).', { $schema: './none.json' })],
])('a page is told %s as if all were read at once', async (_, name, change) => {
  const { diagnostics } = await judged(2, change)
  expect(diagnostics.map(({ file }) => path.basename(file, '.json'))).toContain(name)
  rmSync(path.join(folder, 'facts'), { force: true })
  expect(diagnostics).toEqual((await judged(5, change)).diagnostics)
})
