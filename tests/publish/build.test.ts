import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { alone } from '../../src/disk/alone.ts'
import { lockOf } from '../../src/publish/output/lock.ts'
import { root } from '../../src/root.ts'
import { version } from '../version.ts'

const hero = { type: 'hero', heading: 'Software for calm wards', text: 'Read **on**.' }
const text = { type: 'rich-text', body: 'Some words that are read while others are drawn.' }
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48" viewBox="0 0 64 48"/>'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-'))
  mkdirSync(path.join(folder, 'public/images'), { recursive: true })
  writeFileSync(path.join(folder, 'public/images/ward.svg'), drawing)
})

function page(route: string, more: object = {}) {
  return {
    path: route,
    title: `The page at ${route} of the site`,
    description: `A page of a small site that a test builds; it stands at ${route} and says little.`,
    sections: [hero],
    ignore: [{ rule: 'orphan-pages', reason: 'Tests open pages by their address.' }],
    ...more,
  }
}

function save(pages: object[], settings: object = {}): void {
  const site = {
    name: 'Site',
    url: 'https://site.example',
    language: 'en',
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    ...settings,
  }
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify({ version, site, pages }))
}

interface Outcome {
  code: number
  out: string
  err: string
}

const command = () => ['scripts/run.mjs', 'build', '--config', path.join(folder, 'pages.json'), '--out', dist()]

function build(...flags: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...command(), ...flags], { cwd: root }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

const dist = (...names: string[]) => path.join(folder, 'dist', ...names)
const read = (...names: string[]) => readFileSync(dist(...names), 'utf8')

/** Every file of the output with its content. */
function snapshot(): Record<string, string> {
  const entries = readdirSync(dist(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'latin1')]))
}

describe('a build', () => {
  test('makes a page for each route, and what hosts and robots read', async () => {
    save([page('/'), page('/about/team'), page('/hidden', { noindex: true })], {
      redirects: [{ from: '/team', to: '/about/team' }],
    })
    expect(await build()).toMatchObject({ code: 0, err: '' })
    expect(read('about/team/index.html')).toContain('<link rel="canonical" href="https://site.example/about/team">')
    expect(read('sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://site.example/</loc>',
      '<loc>https://site.example/about/team</loc>',
    ])
    expect(read('hidden/index.html')).toContain('<meta name="robots" content="noindex">')
    expect(read('robots.txt')).toContain('Sitemap: https://site.example/sitemap.xml')
    expect(read('404.html')).toContain('This page does not exist')
    expect(read('_redirects')).toBe('/team /about/team 301\n')
    expect(read('team/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/about/team">')
    // An address that nobody is to find passes nothing on.
    expect(read('team/index.html')).not.toContain('noindex')
    expect(read('_headers')).toContain('Cache-Control: public, max-age=31536000, immutable')
  })

  test("has the site's own files in the place of those that are made, time after time", async () => {
    save([page('/')])
    const own = { 'robots.txt': 'User-agent: none', '404.html': '<p>Gone fishing</p>' }
    for (const [name, text] of Object.entries(own)) writeFileSync(path.join(folder, 'public', name), text)
    for (let round = 0; round < 3; round++) {
      save([page('/', { title: `The page at the root in its state ${round}` })])
      expect(await build()).toMatchObject({ code: 0, err: '' })
      expect(Object.keys(own).map((name) => read(name))).toEqual(Object.values(own))
    }
  })

  test("tells hosts of the site's own headers and redirects beside all others", async () => {
    save([page('/')], { redirects: [{ from: '/old', to: '/' }] })
    writeFileSync(path.join(folder, 'public/_headers'), '/terms.pdf\n  X-Robots-Tag: noindex\n')
    // As some editors begin a file.
    writeFileSync(path.join(folder, 'public/_redirects'), '\uFEFF/older / 301\n')
    for (let round = 0; round < 2; round++) {
      expect(await build()).toMatchObject({ code: 0, err: '' })
      expect(read('_headers')).toMatch(
        /^\/\*\n {2}Content-Security-Policy: [\s\S]*\n\/terms\.pdf\n {2}X-Robots-Tag: noindex\n$/,
      )
      expect(read('_redirects')).toBe('/old / 301\n/older / 301\n')
    }
  })

  test.each([
    ['_redirects', '# ours\ngarbage\n', 'public/_redirects:2: expected "FROM TO STATUS"'],
    ['_headers', 'X-A: 1\n', 'public/_headers:1: expected a path'],
  ])('a line of %s that no host could read is told before it is served', async (name, text, message) => {
    save([page('/')])
    writeFileSync(path.join(folder, 'public', name), text)
    expect(await build()).toMatchObject({ code: 1, err: expect.stringContaining(message) as string })
    expect(existsSync(dist('_redirects'))).toBe(false)
  })

  test('writes compressed copies where they are asked for, of the scripts as well', async () => {
    save([page('/')])
    const copies = () =>
      readdirSync(dist(), { recursive: true })
        .map(String)
        .filter((name) => /\.(br|gz)$/.test(name))
    await build()
    expect(copies()).toEqual([])
    await build('--compress', 'both')
    expect(brotliDecompressSync(readFileSync(dist('index.html.br'))).toString()).toBe(read('index.html'))
    expect(gunzipSync(readFileSync(dist('index.html.gz'))).toString()).toBe(read('index.html'))
    expect(copies().some((name) => /^assets.main-.*\.js\.br$/.test(name))).toBe(true)
    await build('--compress', 'gz')
    expect(copies().filter((name) => name.endsWith('.br'))).toEqual([])
    expect(copies().some((name) => /^assets.main-.*\.js\.gz$/.test(name))).toBe(true)
    expect((await build('--compress', 'zip')).err).toContain('--compress is br, gz, both or none, not "zip".')
  })

  test('leaves drafts out', async () => {
    save([
      page('/', { sections: [hero, { ...hero, heading: 'Not yet', draft: true }] }),
      page('/later', { draft: true }),
    ])
    await build()
    expect(read('index.html')).not.toContain('Not yet')
    expect(existsSync(dist('later'))).toBe(false)
  })

  test('leaves out what is not due, as if it were not there', async () => {
    save(
      [
        page('/', { sections: [{ ...hero, heading: 'Only in January', ends: '2027-01-31' }, hero] }),
        page('/news/later', { starts: '2027-02-01', article: { published: '2027-02-01' } }),
      ],
      {
        feed: { path: '/feed.xml', under: '/news', title: 'News of the site', description: 'What is new on the site.' },
      },
    )
    expect((await build('--at', '2027-01-31T23:59')).out).toContain(
      'begins or ends next at 2027-02-01: build again then.',
    )
    expect(read('index.html')).toMatch(/<h1[^>]*>.*Only in January/)
    expect(existsSync(dist('news'))).toBe(false)
    expect(read('sitemap.xml') + read('feed.xml')).not.toContain('/later')

    expect((await build('--at', '2027-02-01')).out).not.toContain('build again')
    expect(read('index.html')).not.toContain('Only in January')
    expect(read('index.html')).toMatch(/<h1[^>]*>.*Software for calm wards/)
    expect(read('news/later/index.html')).toContain('Software for calm wards')
    expect(read('sitemap.xml')).toContain('/later')
    expect(read('feed.xml')).toContain('/later')
  })

  test('is the same after another moment as one that begins with nothing', async () => {
    const timed = (more: object) => ({ ...hero, heading: `Shown ${Object.entries(more)}`, ...more })
    save([
      page('/', { sections: [timed({ starts: '2027-01-10' }), timed({ ends: '2027-01-20' }), hero] }),
      page('/later', { starts: '2027-01-15' }),
      page('/over', { ends: '2027-01-12' }),
    ])
    const made = () => ({ ...snapshot(), [dist('.sectile.json')]: 'What was written, in the order in which it was.' })
    for (const at of ['2027-01-01', '2027-01-10', '2027-01-14', '2027-01-15', '2027-01-21', '2027-01-01']) {
      await build('--at', at)
      const after = made()
      rmSync(dist(), { recursive: true })
      await build('--at', at)
      expect([at, after]).toEqual([at, made()])
    }
  })

  test('draws nothing anew when only the times of a section change', async () => {
    save([page('/', { sections: [{ ...hero, ends: '2027-01-31' }, hero] })])
    await build('--at', '2027-01-01')
    save([page('/', { sections: [{ ...hero, ends: '2027-02-28' }, hero] })])
    expect((await build('--at', '2027-01-01')).out).toContain('0 sections rendered anew, 0 files written, 0 removed')
  })

  test('puts everything below the base path', async () => {
    const fields = [{ kind: 'email', name: 'email', label: 'E-mail' }]
    const form = { type: 'form', name: 'contact', heading: 'Write', fields, labels: { submit: 'Send' } }
    const chat = {
      label: 'Chat',
      href: 'https://chat.example/1',
      phone: '+1 000',
      message: 'Hi.',
      log: '/api/chat-lead',
    }
    const image = { src: '/images/ward.svg', decorative: true }
    save([page('/', { sections: [{ ...hero, image }, form] })], { chat })
    writeFileSync(path.join(folder, 'public/favicon.svg'), drawing)
    await build('--base', '/sub')
    const addresses = [...read('index.html').matchAll(/ (?:href|src|action|data-main|data-log)="(\/[^"]*)"/g)].map(
      ([, address]) => address,
    )
    expect(addresses).toEqual(expect.arrayContaining(['/sub/leads/contact', '/sub/api/chat-lead']))
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => !address?.startsWith('/sub/'))).toEqual([])
  })

  test('writes nothing when nothing changed, and renders only the changed section', async () => {
    const other = { ...hero, heading: 'Another heading' }
    save([page('/', { sections: [hero, other] }), page('/more')])
    await build()
    expect((await build()).out).toContain('0 sections rendered anew, 0 files written, 0 removed')
    save([page('/', { sections: [hero, { ...other, text: 'New words.' }] }), page('/more')])
    const { out } = await build()
    expect(out).toContain('1 section rendered anew, 1 file written, 0 removed')
    expect(out).toContain('3 of 4 sections were known from earlier builds.')
  })

  test('says in CI when nothing was kept from the run before', async () => {
    save([page('/', { sections: [hero] })])
    const warning = 'No section was known from earlier builds'
    vi.stubEnv('CI', 'true')
    expect((await build()).out).toContain(warning)
    expect((await build()).out).not.toContain(warning)
  })

  test('draws of a new article its page and the lists that show it, and makes what a first build makes', async () => {
    const list = (heading: string, source: object) => ({ type: 'tile-grid', heading, source })
    const lists = [
      list('Latest', { pages: '/notes/*', limit: 2 }),
      list('First', { pages: '/notes/*', sort: 'oldest', limit: 2 }),
      list('Roses', { topic: 'roses' }),
    ]
    const note = (name: string, day: string, topic: string) =>
      page(`/notes/${name}`, { article: { published: day }, topics: [topic] })
    const notes = [
      note('a', '2025-01-01', 'roses'),
      note('b', '2025-02-01', 'roses'),
      note('c', '2025-03-01', 'lilies'),
      note('d', '2025-04-01', 'lilies'),
    ]
    const topics = ['roses', 'lilies'].map((name) => ({ name, label: `About ${name}` }))
    const home = page('/', { sections: [hero, ...lists] })
    save([home, ...notes], { topics })
    await build()
    save([home, ...notes, note('e', '2025-05-01', 'lilies')], { topics })
    expect((await build()).out).toContain('1 section rendered anew')
    const again = snapshot()
    rmSync(dist(), { recursive: true })
    await build()
    const { [dist('.sectile.json')]: _, ...made } = snapshot()
    expect(again).toMatchObject(made)
    expect(read('index.html').match(/href="\/notes\/\w"/g)).toEqual(
      ['e', 'd', 'a', 'b', 'b', 'a'].map((name) => `href="/notes/${name}"`),
    )
  })

  test('shows a list as it is at the moment that it is built for, and says when it changes', async () => {
    const list = { type: 'tile-grid', heading: 'All', source: { pages: '/notes/*', perPage: 2 } }
    const soon = page('/notes/c', { starts: '2027-01-10', ends: '2027-01-19' })
    save([page('/', { sections: [hero, list] }), page('/notes/a'), page('/notes/b'), soon])
    expect((await build('--at', '2027-01-09T23:59')).out).toContain('at 2027-01-10:')
    expect(existsSync(dist('page/2'))).toBe(false)
    expect((await build('--at', '2027-01-10')).out).toContain('at 2027-01-20:')
    expect(read('page/2/index.html')).toContain('href="/notes/c"')
    const { out } = await build('--at', '2027-01-20')
    expect(out).not.toContain('begins or ends')
    expect(existsSync(dist('page/2'))).toBe(false)
  })

  test('makes further pages of a list that goes on, for visitors and for search engines', async () => {
    const list = { type: 'tile-grid', heading: 'All', source: { pages: '/notes/*', perPage: 2 } }
    const notes = ['a', 'b', 'c', 'd', 'e'].map((name) => page(`/notes/${name}`))
    save([page('/', { sections: [hero, list] }), ...notes])
    expect(await build('--base', '/sub')).toMatchObject({ code: 0, err: '' })
    const second = read('page/2/index.html')
    expect(second).toContain('<title>The page at / of the site – page 2 – Site</title>')
    expect(second).toContain('<link rel="canonical" href="https://site.example/sub/page/2">')
    expect(second).toContain('<link rel="prev" href="/sub/">')
    expect(second).toContain('<link rel="next" href="/sub/page/3">')
    expect(second.match(/<nav aria-label="Pages of this list".*?<\/nav>/)?.[0].match(/<a [^>]*>[^<]+/g)).toEqual([
      expect.stringMatching(/href="\/sub\/" rel="prev">Previous$/),
      expect.stringMatching(/aria-label="Page 1".* href="\/sub\/">1$/),
      expect.stringMatching(/aria-current="page" aria-label="Page 2".* href="\/sub\/page\/2">2$/),
      expect.stringMatching(/aria-label="Page 3".* href="\/sub\/page\/3">3$/),
      expect.stringMatching(/href="\/sub\/page\/3" rel="next">Next$/),
    ])
    expect(second.match(/href="\/sub\/notes\/\w"/g)).toEqual(['href="/sub/notes/c"', 'href="/sub/notes/d"'])
    expect(read('index.html')).not.toContain('rel="prev"')
    expect(read('sitemap.xml').match(/page\/\d/g)).toEqual(['page/2', 'page/3'])
  })

  test('makes a page for each topic of a list, for visitors and for search engines', async () => {
    const source = { pages: '/notes/*', perPage: 2, topicPages: true }
    const list = page('/notes', { title: 'All notes', sections: [hero, { type: 'tile-grid', heading: 'All', source }] })
    const note = (name: string, topic: string) => page(`/notes/${name}`, { topics: [topic] })
    const notes = [note('a', 'roses'), note('b', 'roses'), note('c', 'roses'), note('d', 'soil')]
    const topics = [
      { name: 'roses', label: 'Roses' },
      { name: 'soil', label: 'Soil' },
    ]
    const header = { menu: [{ label: 'Start', href: '/' }] }
    save([page('/'), list, ...notes], { topics, header })
    expect(await build('--base', '/sub')).toMatchObject({ code: 0, err: '' })
    const roses = read('notes/topic/roses/index.html')
    expect(roses).toContain('<title>All notes: Roses – Site</title>')
    expect(roses).toContain('<meta name="description" content="Roses: A page of a small site')
    expect(roses).toContain('<link rel="canonical" href="https://site.example/sub/notes/topic/roses">')
    expect(roses).toContain('<link rel="next" href="/sub/notes/topic/roses/page/2">')
    expect(roses.match(/<nav aria-label="Topics of this list".*?<\/nav>/)?.[0].match(/<a [^>]*>[^<]+/g)).toEqual([
      expect.stringMatching(/^<a class="[^"]*" href="\/sub\/notes">All$/),
      expect.stringMatching(/^<a aria-current="true" class="[^"]*" href="\/sub\/notes\/topic\/roses">Roses$/),
      expect.stringMatching(/^<a class="[^"]*" href="\/sub\/notes\/topic\/soil">Soil$/),
    ])
    expect(roses.match(/href="\/sub\/notes\/\w"/g)).toEqual(['href="/sub/notes/a"', 'href="/sub/notes/b"'])
    expect(
      read('sitemap.xml')
        .match(/notes\/(topic|page)[^<]*/g)
        ?.sort(),
    ).toEqual(['notes/page/2', 'notes/topic/roses', 'notes/topic/roses/page/2', 'notes/topic/soil'])
    const above = read('notes/topic/roses/page/2/index.html').match(/<nav class="breadcrumbs".*?<\/nav>/)?.[0]
    expect(above?.match(/href="[^"]*">[^<]*/g)).toEqual([
      'href="/sub/">Home',
      'href="/sub/notes">All notes',
      'href="/sub/notes/topic/roses">Roses',
    ])
  })

  test('a page weighs the same, however many pages there are', async () => {
    const one = page('/one')
    save([page('/'), one])
    await build()
    const alone = read('one/index.html')
    save([page('/'), one, ...Array.from({ length: 30 }, (_, index) => page(`/page-${index}`))])
    await build()
    expect(read('one/index.html')).toBe(alone)
  })
})

describe('a build that cannot be', () => {
  beforeEach(async () => {
    save([page('/')])
    await build()
  })

  test.each<[string, () => void, number, string]>([
    ['a mistake in the content', () => save([page('/', { titel: 'x' })]), 1, '"titel" is not a field'],
    [
      'a tag in a text',
      () => save([page('/')], { organization: { name: 'A </script><script>alert(1)</script>' } }),
      1,
      '</script>',
    ],
    ['a day that is none', () => save([page('/', { starts: '2027-02-30' })]), 1, 'There is no day "2027-02-30"'],
    ['no content at all', () => writeFileSync(path.join(folder, 'pages.json'), ''), 1, 'empty'],
    [
      'a link that leads nowhere, while pages are drawn',
      () => {
        const many = Array.from({ length: 60 }, (_, index) => page(`/page-${index}`, { sections: [hero, text, hero] }))
        save([page('/', { sections: [{ ...text, body: 'Go [there](/nowhere).' }] }), ...many])
      },
      1,
      '/nowhere',
    ],
    ['a page over its budget', () => save([page('/')], { budgets: { html: 1000 } }), 1, 'section 1 (hero)'],
  ])('because of %s says why and leaves the output as it was', async (_, spoil, code, words) => {
    const before = snapshot()
    spoil()
    const outcome = await build()
    expect(outcome.code).toBe(code)
    expect(outcome.err).toContain(words)
    expect(outcome.err).not.toMatch(/\n {4}at /)
    expect(snapshot()).toEqual(before)
  })

  test('because there is no such file ends with 2', async () => {
    const { code, err } = await build('--config', 'no-such-file.json')
    expect([code, err]).toEqual([2, expect.stringContaining('no-such-file.json')])
  })

  test('because of a flag that does not exist ends with 2 and names the help', async () => {
    const { code, err } = await build('--outt', 'x')
    expect([code, err]).toEqual([2, "Unknown option '--outt'. Did you mean --out?\nSee npm run build -- --help\n"])
  })
})

test('a build that is killed at any moment leaves only whole files, and the next one finishes its work', async () => {
  const pages = (text: string) =>
    Array.from({ length: 60 }, (_, index) => page(index === 0 ? '/' : `/p-${index}`, { sections: [{ ...hero, text }] }))
  save(pages('The old words.'))
  await build()
  save(pages('The new words.'))
  for (const moment of [100, 160, 220, 280, 340]) {
    const child = spawn(process.execPath, command(), { cwd: root })
    await Promise.race([once(child, 'close'), killAfter(child, moment)])
    const texts = readdirSync(dist(), { recursive: true })
      .filter((name) => String(name).endsWith('index.html'))
      .map((name) => read(String(name)))
    expect(texts.filter((text) => /The (old|new) words\.[\s\S]*<\/html>\s*$/.test(text))).toHaveLength(60)
  }
  await build()
  expect(readdirSync(dist()).filter((name) => name.startsWith('.sectile-stage'))).toEqual([])
  expect(read('p-59/index.html')).toContain('The new words.')
})

test('a build waits while another one builds into the same folder, and then builds what is written by then', async () => {
  save([page('/', { sections: [{ ...hero, text: 'The old words.' }] })])
  const lock = lockOf(dist())
  mkdirSync(path.dirname(lock), { recursive: true })
  let end = () => {}
  const others = alone(
    lock,
    () => {},
    () => new Promise<void>((resolve) => (end = resolve)),
  )
  await expect.poll(() => existsSync(lock)).toBe(true)
  const child = spawn(process.execPath, command(), { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  expect(String(said)).toBe(
    `Waiting for process ${process.pid} on ${os.hostname()}, which builds into the same folder.\n`,
  )
  expect(existsSync(dist())).toBe(false)
  save([page('/', { sections: [{ ...hero, text: 'The new words.' }] })])
  end()
  await Promise.all([others, once(child, 'close')])
  expect(read('index.html')).toContain('The new words.')
  expect(existsSync(lock)).toBe(false)
})

async function killAfter(child: ChildProcess, moment: number): Promise<void> {
  const closed = once(child, 'close')
  setTimeout(() => child.kill('SIGKILL'), moment)
  await closed
}

test("a file that is no picture is told where a page shows it, and is in nobody's way elsewhere", async () => {
  writeFileSync(path.join(folder, 'public/images/photo.png'), 'not a picture')
  save([page('/', { sections: [{ ...hero, image: { src: '/images/photo.png', alt: 'The team before the house' } }] })])
  const { code, err } = await build()
  expect(code).toBe(1)
  expect(err).toMatch(
    /pages\.json:\d+:\d+ .*\n *public\/images\/photo\.png is a text, and no JPEG, PNG, WebP, AVIF or SVG\./,
  )
  expect(err).not.toMatch(/^\s+at /m)
  expect(existsSync(dist('index.html'))).toBe(false)
  save([page('/')])
  expect(await build()).toMatchObject({ code: 0, err: '' })
})

test('a feed is whole whatever letters a title has', async () => {
  const feed = { path: '/feed.xml', under: '/news', title: 'News of the site', description: 'What is new on the site.' }
  save([page('/'), page('/news/one', { title: 'Bread\u000b and\u0000 tea', article: { published: '2026-02-01' } })], {
    feed,
  })
  await build()
  expect(read('feed.xml')).toContain('Bread and tea')
})

test('without a folder to write to, the project of this engine is not taken for one, nor where somebody names it', async () => {
  save([page('/')])
  expect(await build('--out', '')).toMatchObject({ code: 2, err: expect.stringContaining('--out is empty.') })
  expect(await build('--out', root)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`cannot be written to ${root}`),
  })
})

test("a picture of the examples is published where a page shows it, and may be the site's own", async () => {
  const image = (name: string) => ({ ...hero, image: { src: `/images/examples/${name}.svg`, decorative: true } })
  mkdirSync(path.join(folder, 'public/images/examples'), { recursive: true })
  writeFileSync(path.join(folder, 'public/images/examples/map.svg'), drawing)
  save([page('/', { sections: [image('map'), image('valley')] })])
  await build()
  expect(read('images/examples/map.svg')).toBe(drawing)
  expect(read('images/examples/valley.svg')).toContain('width="1200" height="900"')
  expect(read('index.html')).toMatch(/height="48" src="\/images\/examples\/map.svg" width="64"/)
  expect(read('index.html')).toMatch(/height="900" src="\/images\/examples\/valley.svg" width="1200"/)
  expect(readdirSync(dist('images/examples')).filter((name) => name.endsWith('.svg'))).toEqual([
    'map.svg',
    'valley.svg',
  ])
})

test('a picture whose name has spaces is found by browsers', async () => {
  const name = 'Team photo, 100% (1).png'
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b4f9e' } })
  await picture.png().toFile(path.join(folder, 'public/images', name))
  const image = { src: `/images/${name}`, alt: 'The team before the house' }
  save([page('/', { image, sections: [{ ...hero, image }] })])
  expect((await build()).err).toBe('')
  const html = read('index.html')
  const address = '/images/Team%20photo%2C%20100%25%20%281%29.png'
  expect(html).toContain(`src="${address}"`)
  expect(html).toContain(`<meta property="og:image" content="https://site.example${address}">`)
  const candidates = [...html.matchAll(/srcSet="([^"]*)"/gi)].flatMap(([, list = '']) => list.split(', '))
  expect(candidates.length).toBeGreaterThan(1)
  for (const candidate of candidates) {
    expect(candidate).toMatch(/^\S+ \d+w$/)
    expect(existsSync(dist(...(candidate.split(' ')[0] ?? '').split('/')))).toBe(true)
  }
})

test.each(['.', 'public', 'public/new', '..', '../../../../../../../..'])(
  'into "%s", beside the pages.json, nothing is written: the site itself lies there',
  async (out) => {
    save([page('/')])
    const { code, err } = await build('--out', path.join(folder, out))
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(
        `The website cannot be written to ${path.join(folder, out)}, where the files of the site itself lie. Choose another folder`,
      ),
    ])
    expect(readdirSync(folder).sort()).toEqual(['pages.json', 'public'])
    expect(readdirSync(path.join(folder, 'public'))).toEqual(['images'])
  },
)

test('nothing is written through a link into the site, nor to a file, nor to where a link leads nowhere', async () => {
  save([page('/')])
  symlinkSync('.', path.join(folder, 'around'))
  symlinkSync('nowhere', path.join(folder, 'lost'))
  writeFileSync(path.join(folder, 'taken'), 'mine')
  const before = readdirSync(folder, { recursive: true }).sort()
  for (const [out, told] of [
    ['around', 'where the files of the site itself lie'],
    ['around/public', 'where the files of the site itself lie'],
    ['lost', 'that is a link that leads to no folder'],
    ['lost/dist', `${path.join(folder, 'lost')}: that is a link that leads to no folder`],
    ['taken', 'that is no folder'],
    ['taken/dist', `${path.join(folder, 'taken')}: that is no folder`],
  ] as const) {
    const { code, err } = await build('--out', path.join(folder, out))
    expect([code, err]).toEqual([1, expect.stringContaining(told)])
  }
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
  expect(read('../taken')).toBe('mine')
})

test('a config in what is no folder is said to be missing, and not that nothing can be written there', async () => {
  writeFileSync(path.join(folder, 'taken'), 'mine')
  const { code, err } = await build('--config', path.join(folder, 'taken/pages.json'))
  expect([code, err]).toEqual([2, expect.stringMatching(/taken\/pages\.json cannot be read: /)])
})

test('a folder with two names has one lock', () => {
  mkdirSync(path.join(folder, 'www'))
  symlinkSync('www', path.join(folder, 'site'))
  expect(lockOf(path.join(folder, 'site/dist'))).toBe(lockOf(path.join(folder, 'www/dist')))
})
