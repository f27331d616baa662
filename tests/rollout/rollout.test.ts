import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alone } from '../../src/disk/alone.ts'
import { rollOut } from '../../src/rollout/index.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rollout-'))
  mkdirSync(path.join(folder, 'www'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A build of these files; the key of each is its content, unless it is said. */
function build(name: string, files: Record<string, string>, keys: Record<string, string> = {}): string {
  const out = path.join(folder, name)
  rmSync(out, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) write(path.join(out, file), text)
  const ledger = Object.entries(files).map(([file, text]) => [file, { key: keys[file] ?? text, size: text.length }])
  writeFileSync(path.join(out, '.sectile.json'), JSON.stringify(Object.fromEntries(ledger)))
  return out
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const publish = (from: string, more: Partial<Parameters<typeof rollOut>[0]> = {}) =>
  rollOut({ from, to: path.join(folder, 'www'), keepDays: 30, now: 0, dry: false, waiting: () => {}, ...more })

/** All files that visitors may ask for, with their content. */
function served(): Record<string, string> {
  const names = readdirSync(path.join(folder, 'www'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.sectile'))
    .map((entry) => path.relative(path.join(folder, 'www'), path.join(entry.parentPath, entry.name)))
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(folder, 'www', name), 'utf8')]))
}

const first = { 'index.html': 'one', 'old/index.html': 'old', 'assets/a-1.js': 'a1', 'images/x.svg': 'x' }
const second = { 'index.html': 'two', 'new/index.html': 'new', 'assets/a-2.js': 'a2', 'images/x.svg': 'x' }

test('a file may be called what every object has', async () => {
  const files = Object.fromEntries(['constructor', '__proto__'].map((name) => [name, 'one']))
  const made = () => build('dist', files, files)
  expect(await publish(made())).toMatchObject({ put: ['__proto__', 'constructor'], same: 0 })
  expect(await publish(made())).toMatchObject({ put: [], same: 2 })
  expect(await publish(build('dist', first))).toMatchObject({ remove: ['__proto__', 'constructor'] })
})

test('addresses are told as browsers ask for them, whatever a file is called', async () => {
  const files = { 'images/über uns 100%.jpg': 'x', 'menüs/mittag & abend.pdf': 'x' }
  const listed: string[] = []
  await publish(build('dist', files), { list: async (addresses) => void listed.push(...addresses) })
  expect(listed).toEqual([
    '/images/%C3%BCber%20uns%20100%25.jpg',
    '/men%C3%BCs/mittag%20%26%20abend.pdf',
    '/men%C3%BCs/mittag%20&%20abend.pdf',
  ])
})

test('afterwards the folder holds the build, and old assets for a while', async () => {
  await publish(build('dist', first))
  expect(served()).toEqual(first)
  const listed: string[][] = []
  const report = await publish(build('dist', second), { list: async (addresses) => void listed.push([...addresses]) })
  expect(report).toMatchObject({ same: 1, put: ['assets/a-2.js', 'new/index.html', 'index.html'] })
  expect(listed).toEqual([['/', '/assets/a-2.js', '/new', '/old']])
  expect(served()).toEqual({ ...second, 'assets/a-1.js': 'a1' })
  await publish(build('dist', second), { now: 30 * 86_400_000 })
  expect(served()).toEqual(second)
})

test('what one that died has put in place, or could not tell, the next one tells', async () => {
  const listed: string[][] = []
  const list = async (addresses: readonly string[]) => void listed.push([...addresses])
  await publish(build('dist', first), { list })
  const dying = (done: number) => {
    if (done === 2) throw new Error('The power is gone')
  }
  await expect(publish(build('dist', second), { list, progress: dying })).rejects.toThrow('The power is gone')
  expect(Object.keys(served())).toContain('new/index.html')
  const full = async () => {
    throw new Error('The disk is full')
  }
  await expect(publish(build('dist', second), { list: full })).rejects.toThrow('The disk is full')
  expect(served()).toMatchObject(second)
  await publish(build('dist', second), { list })
  await publish(build('dist', second), { list })
  expect(listed.slice(1)).toEqual([['/', '/assets/a-2.js', '/new', '/old'], []])
})

test.each<[Record<string, string>, Record<string, string>]>([
  [{ 'images/x.svg': 'x', 'a/index.html': 'page' }, { a: 'file' }],
  [{ 'images/x.svg': 'x', a: 'file' }, { 'a/index.html': 'page' }],
])('what one that died did not come to put is in the way of nothing: after %j comes %j', async (one, other) => {
  const dying = () => {
    throw new Error('The power is gone')
  }
  await publish(build('before', other))
  await expect(publish(build('dist', one), { progress: dying })).rejects.toThrow('The power is gone')
  await publish(build('before', other))
  expect(served()).toEqual(other)
})

test('a name that differs in capitals from one that nobody came to put is put before pages, too', async () => {
  const dying = () => {
    throw new Error('The power is gone')
  }
  await publish(build('before', { 'index.html': 'one' }))
  const died = build('dist', { 'index.html': 'two', 'images/team.svg': 'team' })
  await expect(publish(died, { progress: dying })).rejects.toThrow('The power is gone')
  const place = path.join(folder, 'www/index.html')
  const seen = new Set<string>()
  const progress = () => {
    if (existsSync(path.join(folder, 'www/images/Team.svg'))) return
    seen.add(readFileSync(place, 'utf8'))
  }
  await publish(build('dist', { 'index.html': 'three', 'images/Team.svg': 'team' }), { progress })
  expect([...seen]).toEqual(['one'])
})

test('what others put there stays, and files of a copy made by hand are known by their bytes', async () => {
  write(path.join(folder, 'www/readme.txt'), 'mine')
  write(path.join(folder, 'www/index.html'), 'one')
  expect(await publish(build('dist', first))).toMatchObject({ same: 1 })
  expect(served()).toEqual({ ...first, 'readme.txt': 'mine' })
})

test('a build made elsewhere, with other keys, puts only what has other bytes', async () => {
  await publish(build('dist', first))
  const again = build('dist', { ...first, 'index.html': 'uno' }, { 'images/x.svg': 'other', 'old/index.html': 'other' })
  expect((await publish(again)).put).toEqual(['index.html'])
})

test('a file that somebody cut short is put again', async () => {
  await publish(build('dist', first))
  write(path.join(folder, 'www/old/index.html'), '')
  expect((await publish(build('dist', first))).put).toEqual(['old/index.html'])
})

test('a dry run tells the same and writes nothing', async () => {
  await publish(build('dist', first))
  const told = await publish(build('dist', second), { dry: true })
  expect(served()).toEqual(first)
  expect(told).toEqual(await publish(build('dist', second)))
})

test.each<[string, (from: string) => Promise<unknown>]>([
  ['There is no folder nowhere. Make it, or mount it, and publish again.', (from) => publish(from, { to: 'nowhere' })],
  ['There is no build in elsewhere. Make one: npm run build', () => publish('elsewhere')],
  [
    'A build cannot be published into its own folder, nor into one that it is in.',
    (from) => publish(from, { to: path.dirname(from) }),
  ],
])('%s', async (message, act) => {
  await expect(act(build('dist', first))).rejects.toThrow(message)
})

test('a folder is the same behind a link to it', async () => {
  symlinkSync(build('dist', first), path.join(folder, 'link'))
  await expect(publish(path.join(folder, 'dist'), { to: path.join(folder, 'link') })).rejects.toThrow('its own folder')
})

const { 'old/index.html': _, ...rest } = first
const asFiles: Record<string, string> = { ...rest, old: 'a file', 'files/list': 'a file' }
const asFolders: Record<string, string> = { ...rest, 'old/index.html': 'old', 'files/list/index.html': 'a page' }

test.each([
  [asFiles, asFolders],
  [asFolders, asFiles],
])('a file that becomes a folder, or a folder that becomes a file, makes room for it', async (before, after) => {
  await publish(build('dist', before))
  await publish(build('dist', after))
  expect(served()).toEqual(after)
})

test.each([
  ['old', 'old is a file where a folder is to be in'],
  ['index.html/mine.txt', 'index.html is a folder in'],
])('where others have put %s nothing is published, in a dry run neither', async (theirs, message) => {
  write(path.join(folder, 'www', theirs), 'mine')
  for (const dry of [true, false]) await expect(publish(build('dist', first), { dry })).rejects.toThrow(message)
  expect(served()).toEqual({ [theirs]: 'mine' })
})

test('where others have put a link to a folder, files are put behind it', async () => {
  mkdirSync(path.join(folder, 'elsewhere'))
  mkdirSync(path.join(folder, 'www/images'))
  symlinkSync(path.join(folder, 'elsewhere'), path.join(folder, 'www/images/team'))
  await publish(build('dist', { ...first, 'images/team/asha.svg': 'asha' }))
  expect(readFileSync(path.join(folder, 'elsewhere/asha.svg'), 'utf8')).toBe('asha')
})

test('a build that names files outside of its folder is none', async () => {
  const from = build('dist', first)
  write(path.join(folder, 'victim.txt'), 'mine')
  writeFileSync(path.join(from, '.sectile.json'), JSON.stringify({ '../victim.txt': { key: '', size: 4 } }))
  await expect(publish(from)).rejects.toThrow('There is no build in')
})

test('a record that names files outside of the folder takes none of them away', async () => {
  write(path.join(folder, 'victim.txt'), 'mine')
  const record = { files: { '../victim.txt': { key: '', size: 4, hash: '' } }, unused: {} }
  write(path.join(folder, 'www/.sectile-published.json'), JSON.stringify(record))
  await publish(build('dist', first))
  expect(readFileSync(path.join(folder, 'victim.txt'), 'utf8')).toBe('mine')
})

test('a build that is not whole is not published, and nothing is changed', async () => {
  await publish(build('dist', first))
  const from = build('dist', second)
  rmSync(path.join(from, 'new/index.html'))
  await expect(publish(from)).rejects.toThrow('new/index.html is not as the build made it.')
  expect(served()).toEqual(first)
})

test('what is of two builds, because one was killed while it put its files in place, is not published', async () => {
  await publish(build('dist', first))
  const from = build('dist', { ...first, 'index.html': 'two' })
  write(path.join(from, 'index.html'), 'new')
  write(path.join(from, '.sectile-stage-1/.sectile.json'), '{}')
  await expect(publish(from)).rejects.toThrow('Another build has begun to put its files there. Build again')
  expect(served()).toEqual(first)
})

test('a page that another build exchanges by one of the same size is not put', async () => {
  await publish(build('dist', first))
  const from = build('dist', second)
  const exchange = () => write(path.join(from, 'index.html'), 'new')
  await expect(publish(from, { progress: exchange })).rejects.toThrow('index.html is not as the build made it.')
  expect(served()['index.html']).toBe('one')
})

test('what a build makes while another publication is waited for is published', async () => {
  const lock = path.join(folder, 'www/.sectile-publish.lock')
  let finish = () => {}
  const othersWork = alone(
    lock,
    () => {},
    () => new Promise<void>((resolve) => (finish = resolve)),
  )
  await expect.poll(() => existsSync(lock)).toBe(true)
  const from = build('dist', first)
  const published = publish(from, {
    waiting: () => {
      build('dist', second)
      finish()
    },
  })
  await Promise.all([othersWork, published])
  expect(served()).toEqual(second)
})

test('who publishes while another does waits until that is done', async () => {
  const told: string[] = []
  let finish = () => {}
  const others = () => new Promise<void>((resolve) => (finish = resolve))
  const othersWork = alone(path.join(folder, 'www/.sectile-publish.lock'), () => {}, others)
  await expect.poll(() => existsSync(path.join(folder, 'www/.sectile-publish.lock'))).toBe(true)
  const published = publish(build('dist', first), { waiting: (by) => told.push(by) })
  await expect.poll(() => told).toHaveLength(1)
  expect(served()).toEqual({})
  finish()
  await Promise.all([othersWork, published])
  expect(told).toHaveLength(1)
  expect(served()).toEqual(first)
})

test('of two at once one comes after the other', async () => {
  await Promise.all([publish(build('dist', first)), publish(build('other', second))])
  const page = served()['index.html'] === 'one' ? first : second
  expect(served()).toMatchObject(page)
})

test('a lock that was left by a process with our number holds nobody up', async () => {
  const lock = path.join(folder, 'www/.sectile-publish.lock')
  write(lock, JSON.stringify({ pid: process.pid, host: hostname() }))
  utimesSync(lock, new Date(0), new Date(0))
  await publish(build('dist', first))
  expect(served()).toEqual(first)
})

test('a lock that nobody touches is left, though a process has the number of who left it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lock = path.join(folder, 'www/.sectile-publish.lock')
  write(lock, JSON.stringify({ pid: process.ppid, host: hostname() }))
  utimesSync(lock, new Date(0), new Date(0))
  const waiting = vi.fn()
  const published = publish(build('dist', first), { waiting })
  await expect.poll(() => waiting.mock.calls).toEqual([[`process ${process.ppid} on ${hostname()}`]])
  expect(served()).toEqual({})
  vi.advanceTimersByTime(60_001)
  await published
  expect(served()).toEqual(first)
})

test('a lock whose process has ended holds nobody up', async () => {
  // No system numbers its processes that high.
  write(path.join(folder, 'www/.sectile-publish.lock'), JSON.stringify({ pid: 2 ** 30, host: hostname() }))
  await publish(build('dist', first))
  expect(served()).toEqual(first)
  expect(existsSync(path.join(folder, 'www/.sectile-publish.lock'))).toBe(false)
})
