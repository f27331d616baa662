import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { ledgerName } from '../../src/agreed/ledger-name.ts'
import { Output } from '../../src/publish/output/index.ts'
import { stagePrefix } from '../../src/publish/output/ledger.ts'
import { SecondThread } from '../../src/publish/second-thread/index.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'output-'))
})

/** A build that makes these files; a file's text is its key as well. */
async function build(files: Record<string, string>, ...copies: ('br' | 'gz')[]) {
  const output = await Output.open(folder, copies)
  for (const [name, text] of Object.entries(files)) {
    if (!output.keep(name, text)) await output.write(name, text, text, 'good')
  }
  return output.finish()
}

test('where there is no room for a file, that is named', async () => {
  class FullDisk extends SecondThread {
    override async stage(): Promise<never> {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
  }
  const output = await Output.open(folder, [], new FullDisk())
  const write = output.write('about/index.html', 'page', 'page', 'good')
  await expect(write).rejects.toMatchObject({ code: 'ENOSPC', path: path.join(folder, 'about/index.html') })
})

function files(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'))
    .sort()
}

test('the files are there when the build is finished, and not before', async () => {
  const output = await Output.open(folder)
  await output.write('a/index.html', 'one', 'one', 'good')
  expect(files()).toEqual([])
  await output.finish()
  expect(readFileSync(path.join(folder, 'a/index.html'), 'utf8')).toBe('one')
})

test('a file may be called what every object has, comes, stays and goes', async () => {
  const names = ['constructor', 'toString', '__proto__']
  const made = () => Object.fromEntries(names.map((name) => [name, 'one']))
  expect(await build(made())).toEqual({ written: 3, removed: 0 })
  expect(files()).toEqual(names.toSorted())
  expect(await build(made())).toEqual({ written: 0, removed: 0 })
  expect(await build({})).toEqual({ written: 0, removed: 3 })
  expect(files()).toEqual([])
})

test('a file whose name is as long as a disk allows has no copies', async () => {
  const name = `sub/${'n'.repeat(251)}.txt`
  const content = 'words '.repeat(100)
  expect(await build({ 'index.html': content, [name]: content }, 'br', 'gz')).toEqual({ written: 4, removed: 0 })
  expect(files()).toEqual(['index.html', 'index.html.br', 'index.html.gz', name])
  expect(await build({ 'index.html': content, [name]: content }, 'br', 'gz')).toEqual({ written: 0, removed: 0 })
})

test('a build that fails leaves everything as it was', async () => {
  await build({ 'index.html': 'one' })
  const output = await Output.open(folder)
  await output.write('index.html', 'two', 'two', 'good')
  await output.discard()
  expect(files()).toEqual(['index.html'])
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('one')
})

test.each(['../victim.html', 'a/../../victim.html', '/victim.html', './index.html'])(
  'nothing is written to %s, and nothing removed there that a ledger names',
  async (name) => {
    const output = await Output.open(path.join(folder, 'out'))
    await expect(output.write(name, 'ours', 'ours', 'good')).rejects.toThrow(
      `"${name}" is no name for a file of a site. Give it another one.`,
    )
    await output.discard()
    writeFileSync(path.join(folder, 'victim.html'), 'mine')
    mkdirSync(path.join(folder, 'out'), { recursive: true })
    writeFileSync(path.join(folder, 'out/.sectile.json'), JSON.stringify({ [name]: { key: '', size: 4 } }))
    await (await Output.open(path.join(folder, 'out'))).finish()
    expect(files()).toContain('victim.html')
  },
)

test('what goes on after a build has failed writes nothing any more', async () => {
  const before = readdirSync(folder)
  const output = await Output.open(folder)
  await output.discard()
  await expect(output.write('late.html', 'late', 'late', 'good')).rejects.toThrow('The build has ended.')
  expect(readdirSync(folder)).toEqual(before)
})

test('what an earlier build made and this one did not is removed, with its folder', async () => {
  await build({ 'index.html': 'one', 'old/page/index.html': 'old' })
  expect(await build({ 'index.html': 'one' })).toEqual({ written: 0, removed: 1 })
  expect(readdirSync(folder).sort()).toEqual(['.sectile.json', 'index.html'])
})

test('files that no build made are left alone', async () => {
  writeFileSync(path.join(folder, 'mine.txt'), 'mine')
  await build({ 'index.html': 'one' })
  await build({})
  expect(files()).toEqual(['mine.txt'])
})

test('what comes out the same of something else is noted, and not made a third time', async () => {
  await build({ 'index.html': 'one' })
  const output = await Output.open(folder)
  await output.write('index.html', 'one', 'other key', 'good')
  expect(await output.finish()).toEqual({ written: 0, removed: 0 })
  expect((await Output.open(folder)).keep('index.html', 'other key')).toEqual({ key: 'other key', size: 3 })
})

test('a file that did not change is not touched', async () => {
  await build({ 'index.html': 'one' })
  const before = statSync(path.join(folder, 'index.html')).mtimeMs
  expect(await build({ 'index.html': 'one' })).toEqual({ written: 0, removed: 0 })
  expect(statSync(path.join(folder, 'index.html')).mtimeMs).toBe(before)
})

test('a file that went missing or was cut short is made again', async () => {
  await build({ 'a.html': 'one', 'b.html': 'two' })
  rmSync(path.join(folder, 'a.html'))
  writeFileSync(path.join(folder, 'b.html'), 't')
  expect((await build({ 'a.html': 'one', 'b.html': 'two' })).written).toBe(2)
  expect(readFileSync(path.join(folder, 'b.html'), 'utf8')).toBe('two')
})

test('two things with one name are refused, whichever of them was there before', async () => {
  await build({ 'robots.txt': 'one' })
  for (const [first, second] of [
    ['one', 'two'],
    ['two', 'one'],
  ] as const) {
    const output = await Output.open(folder)
    const put = async (text: string) =>
      output.keep('robots.txt', text) ?? output.write('robots.txt', text, text, 'good')
    await put(first)
    await expect(put(second)).rejects.toThrow(
      'Two things would be written to "robots.txt", such as a page and a file in public/. Give one of them another name.',
    )
    await output.discard()
  }
})

test('a file that would be a folder as well is refused, and nothing is changed', async () => {
  await build({ 'index.html': 'one', 'notes/first/index.html': 'first' })
  const both = { 'index.html': 'two', 'notes/first/index.html': 'first', notes: 'a file' }
  await expect(build(both)).rejects.toThrow(
    '"notes" would be a file, and a folder with "notes/first/index.html" in it. Give one of them another name.',
  )
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('one')
  expect(files()).toEqual(['index.html', 'notes/first/index.html'])
})

test('what somebody else has put in the way of a file is named and kept', async () => {
  const told = (name: string) =>
    `In ${folder}, something that no build put there is in the way of "${name}". Move it away, and build again.`
  mkdirSync(path.join(folder, 'team/index.html/kept'), { recursive: true })
  await expect(build({ 'team/index.html': 'team' })).rejects.toThrow(told('team/index.html'))
  writeFileSync(path.join(folder, 'news'), 'kept')
  await expect(build({ 'news/index.html': 'news' })).rejects.toThrow(told('news'))
  expect(existsSync(path.join(folder, 'team/index.html/kept'))).toBe(true)
  expect(readFileSync(path.join(folder, 'news'), 'utf8')).toBe('kept')
})

test('a page is put in place after what it names', async () => {
  await build({ 'index.html': 'one' })
  mkdirSync(path.join(folder, 'z.svg/kept'), { recursive: true })
  await expect(build({ 'index.html': 'two', 'z.svg': 'z' })).rejects.toThrow('in the way of "z.svg"')
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('one')
})

test('what a killed build had staged is gone after the next', async () => {
  const killed = await Output.open(folder)
  await killed.write('index.html', 'one', 'one', 'good')
  await build({ 'index.html': 'two' })
  expect(readdirSync(folder).sort()).toEqual(['.sectile.json', 'index.html'])
})

test('what a build has staged that still runs, as from another checkout, stays', async () => {
  const staged = path.join(folder, `${stagePrefix}${process.ppid}`, '1')
  mkdirSync(path.dirname(staged))
  writeFileSync(staged, 'theirs')
  await build({ 'index.html': 'ours' })
  expect(readFileSync(staged, 'utf8')).toBe('theirs')
})

describe('a build that is killed while it puts files in place', () => {
  /** Some of its files, or all, are in place, and nothing is noted of that. */
  async function killed(files: Record<string, string>) {
    const kept = path.join(folder, ledgerName)
    const ledger = existsSync(kept) ? readFileSync(kept) : undefined
    const output = await Output.open(folder)
    for (const [name, text] of Object.entries(files)) await output.write(name, text, text, 'good')
    await output.finish()
    const stage = path.join(folder, `${stagePrefix}${process.pid}`)
    mkdirSync(stage)
    renameSync(kept, path.join(stage, ledgerName))
    if (ledger) writeFileSync(kept, ledger)
  }

  test('leaves no file that is taken for the one before', async () => {
    await build({ 'index.html': 'one', 'b.html': 'b' })
    await killed({ 'index.html': 'two', 'b.html': 'b' })
    expect((await build({ 'index.html': 'one', 'b.html': 'b' })).written).toBe(1)
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('one')
  })

  test('leaves no file that nobody removes', async () => {
    await killed({ 'index.html': 'one', 'new/index.html': 'new' })
    await build({ 'index.html': 'one' })
    expect(readdirSync(folder).sort()).toEqual([ledgerName, 'index.html'])
  })

  test('keeps no file from being a folder again, nor a folder from being a file', async () => {
    for (const [one, other] of [
      [{ 'a/index.html': 'page' }, { a: 'file' }],
      [{ a: 'file' }, { 'a/index.html': 'page' }],
    ] as const) {
      await build(one)
      await killed(other)
      await build(one)
      expect(files()).toEqual(Object.keys(one))
    }
  })

  test('and came to none of it keeps nothing from being there', async () => {
    for (const [one, other] of [
      [{ 'a/index.html': 'page' }, 'a'],
      [{ a: 'file' }, 'a/index.html'],
    ] as const) {
      await build(one)
      const stage = path.join(folder, `${stagePrefix}${process.pid}`)
      mkdirSync(stage)
      writeFileSync(path.join(stage, ledgerName), JSON.stringify({ [other]: { key: 'other', size: 1 } }))
      await build(one)
      expect(files()).toEqual(Object.keys(one))
    }
  })

  test('is not forgotten where the next is killed as well', async () => {
    await build({ 'index.html': 'one' })
    await killed({ 'index.html': 'two', 'new.html': 'new' })
    await Output.open(folder)
    await build({ 'index.html': 'one' })
    expect(files()).toEqual(['index.html'])
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('one')
  })
})

test('where a file was there may be a folder, and where a folder was a file', async () => {
  const states = [
    { 'a/index.html': 'page' },
    { a: 'file' },
    { 'a/b/index.html': 'page', 'b.html': 'b' },
    { 'a/b': 'c' },
  ]
  for (const state of states) {
    await build(state)
    expect(files()).toEqual(Object.keys(state))
  }
})

test.each([
  { before: 'a', after: 'a/index.html', other: 'z/index.html' },
  { before: 'a/index.html', after: 'a', other: 'z.svg' },
])('$before makes room for $after when others of its kind are in place', async ({ before, after, other }) => {
  await build({ [before]: 'old' })
  mkdirSync(path.join(folder, other, 'kept'), { recursive: true })
  await expect(build({ [after]: 'new', [other]: 'other' })).rejects.toThrow(`in the way of "${other}"`)
  expect(readFileSync(path.join(folder, before), 'utf8')).toBe('old')
  rmSync(path.join(folder, other), { recursive: true })
  await build({ [after]: 'new', [other]: 'other' })
  expect(files()).toEqual([after, other])
})

test('a ledger that cannot be read costs only time', async () => {
  await build({ 'index.html': 'one' })
  for (const ledger of ['{"index.html":', 'null', '[]', '3']) {
    writeFileSync(path.join(folder, '.sectile.json'), ledger)
    expect(await build({ 'index.html': 'one' })).toEqual({ written: 0, removed: 0 })
  }
})

const text = 'long enough '.repeat(40)
const manyWords = Array.from({ length: 500 }, (_, n) => `<p>Paragraph ${(n * 7919) % 1009}</p>`).join('')

test('text is packed in both ways when it is long enough to gain', async () => {
  await build({ 'page.html': text, 'short.html': 'short', 'photo.avif': text }, 'br', 'gz')
  expect(files()).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'photo.avif', 'short.html'])
  const [br, gz] = ['br', 'gz'].map((suffix) => readFileSync(path.join(folder, `page.html.${suffix}`)))
  expect([br && brotliDecompressSync(br).toString(), gz && gunzipSync(gz).toString()]).toEqual([text, text])
})

test('packed forms go when a file becomes too short for them', async () => {
  await build({ 'page.html': text }, 'br', 'gz')
  await build({ 'page.html': 'short' }, 'br', 'gz')
  expect(files()).toEqual(['page.html'])
})

test('there are the packed forms that this build is to have, whatever one before had', async () => {
  const made = []
  for (const copies of [['gz'], [], ['br'], ['br', 'gz'], ['br', 'gz'], ['gz']] as const)
    made.push([copies, await build({ 'page.html': text }, ...copies), files()])
  expect(made).toEqual([
    [['gz'], { written: 2, removed: 0 }, ['page.html', 'page.html.gz']],
    [[], { written: 0, removed: 1 }, ['page.html']],
    [['br'], { written: 1, removed: 0 }, ['page.html', 'page.html.br']],
    [['br', 'gz'], { written: 1, removed: 0 }, ['page.html', 'page.html.br', 'page.html.gz']],
    [['br', 'gz'], { written: 0, removed: 0 }, ['page.html', 'page.html.br', 'page.html.gz']],
    [['gz'], { written: 0, removed: 1 }, ['page.html', 'page.html.gz']],
  ])
})

test('a page weighs the same whatever is written of it', async () => {
  const weights = []
  for (const copies of [[], ['br'], ['gz']] as const) {
    for (const quality of ['good', 'best'] as const) {
      const output = await Output.open(folder, copies)
      weights.push((await output.write('page.html', manyWords, 'page', quality, 0)).sent)
      await output.discard()
    }
  }
  expect(weights[0]).toBeLessThan(manyWords.length / 4)
  expect(new Set(weights).size).toBe(1)
})

test('a page is made again when pages are to be compressed better', async () => {
  const sizes = []
  for (const quality of ['good', 'best', 'best'] as const) {
    const output = await Output.open(folder, ['br'], undefined, quality)
    if (!output.keep('page.html', 'page')) await output.write('page.html', manyWords, 'page', output.pageQuality)
    const { written } = await output.finish()
    sizes.push([written, statSync(path.join(folder, 'page.html.br')).size])
  }
  const [[, good = 0] = [], [, best = 0] = []] = sizes
  expect(best).toBeLessThan(good)
  expect(sizes).toEqual([
    [2, good],
    [1, best],
    [0, best],
  ])
})

test('the styles that a page names stay with it, and when they are gone it is made again', async () => {
  const styles = 'assets/later-1.css'
  const build = async () => {
    const output = await Output.open(folder)
    if (!output.keep('page.html', 'page')) {
      await output.write(styles, 'b{top:0}', styles, 'good')
      await output.write('page.html', 'Page', 'page', 'good')
      output.noteStyles('page.html', styles)
    }
    output.noteSource('page.html', 'source')
    return output.finish()
  }
  expect(await build()).toEqual({ written: 2, removed: 0 })
  expect(await build()).toEqual({ written: 0, removed: 0 })
  expect(await build()).toEqual({ written: 0, removed: 0 })
  rmSync(path.join(folder, styles))
  expect(await build()).toEqual({ written: 1, removed: 0 })
  expect(files()).toEqual([styles, 'page.html'])
})

test('a page is weighed only where it might be too heavy', async () => {
  const page = manyWords
  const output = await Output.open(folder)
  const sent = async (limit?: number) => (await output.write('page.html', page, 'page', 'good', limit)).sent
  const weight = (await sent(0)) ?? Number.NaN
  const limits = [undefined, page.length, weight * 1.5, weight * 1.01, weight, weight - 1]
  expect(await Promise.all(limits.map(sent))).toEqual([undefined, undefined, undefined, weight, weight, weight])
  await output.discard()
})
