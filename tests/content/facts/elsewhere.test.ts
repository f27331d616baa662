import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { judgeSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { pageIn } from '../../../src/content/read/pages-of.ts'
import { aPage, aSite, said } from '../a-site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sectile-elsewhere-'))
  // So late that what was written is surely written.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const hero = { type: 'hero', heading: 'Hello' }
const link = (href: string) => ({ type: 'rich-text', body: `Read [the other page](${href}).` })
const form = (more: object = {}) => ({
  type: 'form',
  name: 'ask',
  heading: 'Ask us',
  fields: [{ kind: 'email', name: 'email', label: 'E-mail', required: true }],
  labels: { submit: 'Send' },
  ...more,
})
const picture = { src: '/images/small.avif', alt: 'Three roses on a low red wall' }
const list = { type: 'tile-grid', heading: 'All', source: { pages: '/kept/*' } }

/** Puts a picture into its place, if it is not there. */
async function putPicture(name: string, width: number): Promise<void> {
  const file = path.join(folder, `public/images/${name}`)
  const picture = sharp({ create: { width, height: 40, channels: 3, background: '#a33' } })
  const bytes = await (name.endsWith('.avif') ? picture.avif() : picture.png()).toBuffer()
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes)
}

/** A page of a name of its own. */
function page(name: string, sections: object[], more: object = {}) {
  return aPage([hero, ...sections] as never, {
    path: `/kept/${name}`,
    title: `The page with the name ${name}`,
    description: `All that the page with the name ${name} has to say to those who read it.`,
    ...more,
  })
}

interface State {
  /** The page that stays as it is. */
  kept: object
  /** The page beside it. */
  other: object
  shared?: object
  settings?: object
  /** How wide the large picture is. */
  width?: number
}

async function judge({ kept, other, shared = {}, settings = {}, width = 1600 }: State, facts: boolean, text?: string) {
  await putPicture('large.png', width)
  const home = aPage([hero, link('/kept/kept'), link('/kept/other')] as never)
  const include = ['kept.json', 'other.json']
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify({ ...aSite([home], { settings }), shared, include }))
  for (const [name, content] of Object.entries({ kept, other }))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content))
  if (text !== undefined) writeFileSync(path.join(folder, 'kept.json'), text)
  const config = path.join(folder, 'pages.json')
  const known = { file: path.join(folder, 'facts'), code: 'code' }
  const sources = await loadSources(config, undefined, facts ? known : undefined)
  const unread = sources.includes.filter((file) => pageIn(file).facts).map((file) => path.basename(file.path))
  const judged = judgeSite(sources, { at: '2026-05-01' })
  await sources.keepFacts?.(judged.facts)
  const pages = judged.resolve()?.pages.map(({ made: _, facts: __, sections, ...rest }) => ({ ...rest, sections }))
  return { diagnostics: judged.diagnostics, pages, unread }
}

const other = (...sections: object[]) => page('other', sections)
const shared = { closing: { type: 'call-to-action', heading: 'Go', actions: [{ label: 'Back home', href: '/' }] } }

/** A page that is kept, what is beside it at first, and what it is told or made of when that is another. */
const changes: Record<string, State & { after: Partial<State>; told: string | null; isRead?: boolean }> = {
  'a page that it leads to moves': {
    kept: page('kept', [link('/kept/other')]),
    other: other(),
    after: { other: { ...other(), path: '/kept/there' } },
    told: '2 links lead to "/kept/other", which is no page',
  },
  'a place that it leads to is gone': {
    kept: page('kept', [link('/kept/other#part')]),
    other: other({ ...hero, id: 'part' }),
    after: { other: other(hero) },
    told: 'There is no section "part" on /kept/other.',
  },
  'a page that leads to it names a place that is not there': {
    kept: page('kept', [{ ...hero, id: 'part' }]),
    other: other(link('/kept/kept#part')),
    after: { other: other(link('/kept/kept#prat')) },
    told: 'There is no section "prat" on /kept/kept.',
  },
  'a page that it leads to becomes a draft': {
    kept: page('kept', [link('/kept/other')]),
    other: other(),
    after: { other: { ...other(), draft: true } },
    told: '"/kept/other" leads to a draft, which visitors will not see.',
  },
  'a page that it leads to is there later': {
    kept: page('kept', [link('/kept/other')]),
    other: other(),
    after: { other: { ...other(), starts: '2026-07-01' } },
    told: '"/kept/other" leads to a page that is there only from 2026-07-01.',
  },
  'a page that something shared on it leads to is there later': {
    kept: page('kept', [{ use: 'closing' }]),
    other: page('other', []),
    shared: { closing: { ...shared.closing, actions: [{ label: 'The other page', href: '/kept/other' }] } },
    after: { other: { ...other(), starts: '2026-07-01' } },
    told: '"/kept/other" leads to a page that is there only from 2026-07-01.',
  },
  'a form of the same name is kept for another time': {
    kept: page('kept', [form()]),
    other: other(form()),
    after: { other: other(form({ keep: '30 days' })) },
    told: 'Another form named "ask" has no "keep", and this one is kept for 30 days.',
  },
  'a worse place of its picture is gone': {
    kept: page('kept', [{ ...hero, image: picture }]),
    other: page('other', [], { image: picture }),
    after: { other: other() },
    told: 'its place here 576 wide: it would be blurred.',
    // What was said of the other place kept something from being said of it.
    isRead: true,
  },
  'another page has its title': {
    kept: page('kept', []),
    other: other(),
    after: { other: { ...other(), title: 'The page with the name kept' } },
    told: 'This title is also that of /kept/kept.',
  },
  'a list shows it': {
    kept: page('kept', [{ type: 'hero', heading: 'Again', image: { ...picture, src: '/images/large.png' } }]),
    other: other(),
    after: { other: other(list) },
    told: null,
  },
  'an entry of its list is called otherwise': {
    kept: page('kept', [list]),
    other: other(),
    after: { other: { ...other(), title: 'The other page under another title' } },
    told: null,
    isRead: true,
  },
  'its picture is another': {
    kept: page('kept', [{ ...hero, image: { ...picture, src: '/images/large.png' } }]),
    other: other(),
    after: { width: 50 },
    told: 'public/images/large.png',
  },
  'a variable in its link is another': {
    kept: page('kept', [link('/kept/{where}')]),
    other: other(),
    settings: { variables: { where: 'other' } },
    after: { settings: { variables: { where: 'nowhere' } } },
    told: 'There is no page or file "/kept/nowhere".',
  },
  'what it shares is on no other page': {
    kept: page('kept', [{ use: 'closing' }]),
    other: other({ use: 'closing' }),
    shared,
    after: { other: other() },
    told: null,
  },
  'its variable is in no other text': {
    kept: page('kept', [{ type: 'rich-text', body: 'In {town}.' }]),
    other: other({ type: 'rich-text', body: 'Here in {town}.' }),
    settings: { variables: { town: 'Ulm' } },
    after: { other: other() },
    told: null,
  },
  'its telephone number is wrong in the settings': {
    kept: page('kept', [link('tel:{dial}')]),
    other: other({ type: 'rich-text', body: 'Call us.' }),
    settings: { variables: { dial: 'by day' } },
    after: { other: other() },
    told: 'Links ring {dial}',
  },
  'its picture is on no other page': {
    kept: page('kept', [{ ...hero, image: { ...picture, src: '/images/large.png' } }]),
    other: other({ ...hero, image: { ...picture, src: '/images/large.png' } }),
    after: { other: other() },
    told: null,
  },
}

test('what is wrong with how a page file is saved is told each time', async () => {
  mkdirSync(path.join(folder, 'public/images'), { recursive: true })
  const state = { kept: page('kept', []), other: other() }
  const file = path.join(folder, 'kept.json')
  await judge(state, true)
  for (let time = 0; time < 3; time++) {
    const { diagnostics } = await judge(state, true, `\ufeff${readFileSync(file, 'utf8').replace(/^\ufeff/, '')}`)
    expect(diagnostics.map(({ rule }) => rule)).toContain('encoding')
  }
})

test.each(Object.entries(changes))('%s', async (_, { after, told, isRead = false, ...first }) => {
  mkdirSync(path.join(folder, 'public/images'), { recursive: true })
  await putPicture('small.avif', 40)
  await judge(first, true)
  expect((await judge(first, true)).unread.includes('kept.json')).toBe(!isRead)
  const state = { ...first, ...after }
  const known = await judge(state, true)
  const anew = await judge(state, false)
  expect(known.diagnostics).toEqual(anew.diagnostics)
  expect(known.pages).toEqual(anew.pages)
  const words = said(known.diagnostics).join('\n')
  if (told === null) expect(words).not.toContain('used nowhere')
  else expect(words).toContain(told)
})
