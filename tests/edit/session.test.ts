import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { SiteOperation } from '../../src/changes/site/operations.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { eventually } from '../eventually.ts'
import { allFiles, aSession } from './a-session.ts'

const first = { type: 'hero', heading: 'Bread at seven' } as const
const second = { type: 'rich-text', body: 'Baked by hand.' } as const
const included = { ...aPage([second], { path: '/about', title: 'About the bakery' }) }

/** Two files, oddly written on purpose: what is not touched stays so. */
const files = {
  'pages.json': `${JSON.stringify(aSite([aPage([first, second])], { include: ['pages/*.json'] }), null, 3)}\n\n`,
  'pages/about.json': JSON.stringify(included),
}

const heading = '/pages/0/sections/0/heading'
const set = (file: string, value: string, at = heading): SiteOperation => ({ op: 'set', file, at, value })

test('a gesture is shown and saved at once, and touches no other byte', async () => {
  const site = await aSession(files)
  await site.session.do(site.gesture({ operations: [set(site.name('pages.json'), 'Bread at six')] }))
  expect(site.text('pages.json')).toBe(files['pages.json'].replace('Bread at seven', 'Bread at six'))
  expect(site.text('pages/about.json')).toBe(files['pages/about.json'])
  expect(site.content.state.latest.site?.pages[0]?.sections[0]).toMatchObject({ heading: 'Bread at six' })
})

test('a mistake is shown with what it is, and saved: it is the author’s text', async () => {
  const site = await aSession(files)
  await site.session.do(site.gesture({ operations: [{ op: 'remove', file: site.name('pages.json'), at: heading }] }))
  expect(site.content.state.latest.diagnostics.map(({ rule }) => rule)).toContain('schema')
  expect(site.text('pages.json')).not.toContain('Bread at seven')
})

test('opening and closing writes nothing', async () => {
  const site = await aSession(files)
  await (await site.again()).session.settled()
  expect(allFiles(site.folder)).toEqual(files)
})

test('of a site that cannot be read it is said which file that is, and why', async () => {
  const { 'pages/about.json': about } = files
  await expect(aSession({ 'pages/about.json': about })).rejects.toThrow(/pages\.json cannot be read: .+/)
})

test('undo and redo go through all steps by name, byte for byte, also after the editor was opened again', async () => {
  const site = await aSession(files)
  const file = site.name('pages.json')
  await site.session.do(site.gesture({ title: 'One', operations: [set(file, 'One')] }))
  const one = allFiles(site.folder)
  await site.session.do(
    site.gesture({
      title: 'Two',
      operations: [
        set(file, 'Two'),
        { op: 'move', file, at: '/pages/0/sections/1', to: '/sections/0', toFile: site.name('pages/about.json') },
      ],
    }),
  )
  const two = allFiles(site.folder)
  const { session } = await site.again()
  expect(session.steps.done.map(({ title }) => title)).toEqual(['Two', 'One'])
  expect((await session.undo()).title).toBe('Two')
  expect(allFiles(site.folder)).toEqual(one)
  expect((await session.undo()).title).toBe('One')
  expect(allFiles(site.folder)).toEqual(files)
  await expect(session.undo()).rejects.toThrow('There is nothing to undo.')
  await session.redo()
  expect(allFiles(site.folder)).toEqual(one)
  expect(session.steps.undone.map(({ title }) => title)).toEqual(['Two'])
  await session.redo()
  expect(allFiles(site.folder)).toEqual(two)
  await expect(session.redo()).rejects.toThrow('There is nothing to do again.')
})

test('typing in one place is one step until there is a pause', async () => {
  let now = 0
  const site = await aSession(files, () => now)
  const type = (value: string) => {
    const words = { title: `Changed before “${value}”`, join: heading }
    return site.session.do(site.gesture({ ...words, operations: [set(site.name('pages.json'), value)] }))
  }
  await type('B')
  now += 900
  await type('Br')
  now += 900
  await type('Bre')
  now += 1100
  await type('Brea')
  // What is typed may be the name in the title: it keeps that of before. A step is as late as the last of it.
  expect(site.session.steps.done.map(({ title, when }) => [title, when])).toEqual([
    ['Changed before “Brea”', 2900],
    ['Changed before “B”', 1800],
  ])
  await site.session.undo()
  expect(site.text('pages.json')).toContain('"Bre"')
  await site.session.undo()
  expect(allFiles(site.folder)).toEqual(files)
})

test('what another program saves is taken in, and undo leaves it', async () => {
  const site = await aSession(files)
  const file = site.name('pages.json')
  await site.session.do(site.gesture({ operations: [set(file, 'Bread at six')] }))
  site.save('pages.json', site.text('pages.json').replace('Baked by hand.', 'Baked by us.'))
  await eventually(() => expect(site.content.state.sources?.config.text).toContain('Baked by us.'))
  await site.session.undo()
  expect(site.text('pages.json')).toBe(files['pages.json'].replace('Baked by hand.', 'Baked by us.'))
})

test('what another program saved while the editor was closed is left, too', async () => {
  const site = await aSession(files)
  await site.session.do(site.gesture({ operations: [set(site.name('pages.json'), 'Bread at six')] }))
  site.content.stop()
  site.save('pages.json', site.text('pages.json').replace('Baked by hand.', 'Baked by us.'))
  const { session } = await site.again()
  await session.undo()
  expect(site.text('pages.json')).toBe(files['pages.json'].replace('Baked by hand.', 'Baked by us.'))
})

test('undo says why it cannot, where the same was changed elsewhere', async () => {
  const site = await aSession(files)
  await site.session.do(
    site.gesture({ title: 'Changed the heading', operations: [set(site.name('pages.json'), 'Six')] }),
  )
  site.save('pages.json', site.text('pages.json').replace('"Six"', '"Eight"'))
  await site.content.readNow()
  await expect(site.session.undo()).rejects.toThrow(
    `“Changed the heading” cannot be undone: ${heading} in ${site.name('pages.json')} was changed elsewhere meanwhile.`,
  )
  expect(site.text('pages.json')).toContain('"Eight"')
})

/** Somebody changed a heading, which another program has changed since. */
async function changedTwice() {
  const site = await aSession(files)
  const file = site.name('pages.json')
  const about = site.name('pages/about.json')
  await site.session.do(site.gesture({ title: 'One', operations: [set(about, 'We bake', '/title')] }))
  await site.session.do(site.gesture({ title: 'Two', operations: [set(file, 'Six')] }))
  site.save('pages.json', site.text('pages.json').replace('"Six"', '"Eight"'))
  await site.content.readNow()
  return site
}

test('of two values, that which undo brings back counts where that was decided, and can be taken back', async () => {
  const { session, text } = await changedTwice()
  await expect(session.undo()).rejects.toThrow('cannot be undone')
  expect((await session.undo('mine')).title).toBe('Two')
  expect(text('pages.json')).toContain('"Bread at seven"')
  expect((await session.redo()).title).toBe('Two')
  expect(text('pages.json')).toContain('"Eight"')
})

test('a step that was left to somebody else is passed over: those before it are undone', async () => {
  const { session, text } = await changedTwice()
  expect((await session.undo('theirs')).title).toBe('Two')
  expect(text('pages.json')).toContain('"Eight"')
  expect(session.steps).toMatchObject({ done: [{ title: 'One' }], undone: [] })
  expect((await session.undo()).title).toBe('One')
  expect(text('pages/about.json')).toBe(files['pages/about.json'])
  expect(session.steps.undone.map(({ title }) => title)).toEqual(['One'])
})

test('a step in a file that is gone is passed over, and that is said', async () => {
  const site = await aSession(files)
  const [file, about] = [site.name('pages.json'), site.name('pages/about.json')]
  await site.session.do(site.gesture({ title: 'One', operations: [set(file, 'Six')] }))
  await site.session.do(site.gesture({ title: 'Two', operations: [set(about, 'We bake', '/title')] }))
  rmSync(path.join(site.folder, 'pages/about.json'))
  await site.content.readNow()
  expect(await site.session.undo()).toMatchObject({
    title: 'Two',
    note: `“Two” cannot be undone: ${about} was removed elsewhere meanwhile. That step is passed over.`,
  })
  expect((await site.session.undo()).title).toBe('One')
  expect(site.text('pages.json')).toBe(files['pages.json'])
})

test('a gesture on an older state is done to what is there now, or refused where its place is gone', async () => {
  const site = await aSession(files)
  const file = site.name('pages.json')
  const { version } = site.session
  site.save('pages.json', files['pages.json'].replace('Baked by hand.', 'Baked by us.'))
  await site.content.readNow()
  await site.session.do({ ...site.gesture({ operations: [set(file, 'Six')] }), version })
  expect(site.text('pages.json')).toContain('Six')
  expect(site.text('pages.json')).toContain('Baked by us.')
  const gone = JSON.parse(site.text('pages.json'))
  gone.pages[0].sections.shift()
  site.save('pages.json', JSON.stringify(gone))
  await site.content.readNow()
  const late = { ...site.gesture({ title: 'Changed the heading', operations: [set(file, 'Five')] }), version }
  await expect(site.session.do(late)).rejects.toThrow('Changed the heading: ')
  expect(site.text('pages.json')).toBe(JSON.stringify(gone))
})

test('what was saved elsewhere a moment ago is not overwritten', async () => {
  const site = await aSession(files)
  site.save('pages.json', files['pages.json'].replace('Baked by hand.', 'Baked by us.'))
  // Before the editor can have heard of it.
  await site.session.do(site.gesture({ operations: [set(site.name('pages.json'), 'Six')] }))
  expect(site.text('pages.json')).toBe(
    files['pages.json'].replace('Baked by hand.', 'Baked by us.').replace('Bread at seven', 'Six'),
  )
})

test('while a file is no JSON, nothing is done to it, and it is said why', async () => {
  const site = await aSession(files)
  site.save('pages.json', files['pages.json'].slice(0, 60))
  await site.content.readNow()
  await expect(site.session.do(site.gesture({ operations: [set(site.name('pages.json'), 'Six')] }))).rejects.toThrow(
    'it is no valid JSON, which has to be mended first.',
  )
  expect(site.text('pages.json')).toBe(files['pages.json'].slice(0, 60))
})

test('pages come and go with their files, and undo brings them back', async () => {
  const site = await aSession(files)
  await site.session.do(site.gesture({ operations: [{ op: 'remove-page', path: '/about' }] }))
  expect(Object.keys(allFiles(site.folder))).toEqual(['pages.json'])
  await site.session.undo()
  expect(allFiles(site.folder)).toEqual(files)
  const page = { path: '/new', title: 'New', description: 'New.', sections: [] }
  await site.session.do(site.gesture({ operations: [{ op: 'add-page', page, file: site.name('pages/new.json') }] }))
  expect(Object.keys(allFiles(site.folder))).toContain('pages/new.json')
  await site.session.undo()
  expect(allFiles(site.folder)).toEqual(files)
})

test('a new page gets a file of its own beside one that has its name already', async () => {
  const site = await aSession(files)
  const page = { path: '/us', title: 'Us', description: 'Us.', sections: [] }
  await site.session.do(site.gesture({ operations: [{ op: 'add-page', page, file: site.name('pages/about.json') }] }))
  expect(JSON.parse(site.text('pages/about-2.json'))).toMatchObject({ path: '/us' })
  expect(site.text('pages/about.json')).toBe(files['pages/about.json'])
})

test('nothing is written behind a link that leads out of the site', async () => {
  const site = await aSession(files)
  const other = await aSession(files)
  symlinkSync(path.join(other.folder, 'pages'), path.join(site.folder, 'pages/more'))
  const page = { path: '/new', title: 'New', description: 'New.', sections: [] }
  await site.session.do(
    site.gesture({
      operations: [{ op: 'set', file: site.name('pages.json'), at: '/include', value: ['pages/**/*.json'] }],
    }),
  )
  const operations: SiteOperation[] = [{ op: 'add-page', page, file: site.name('pages/more/new.json') }]
  await expect(site.session.do(site.gesture({ operations }))).rejects.toThrow('links are not followed')
  expect(allFiles(other.folder)).toEqual(files)
})

test.each([
  ['', ''],
  [', also in a file that begins with the mark of its encoding', '\ufeff'],
])('what two changed in two ways is told with both values, and done as was decided%s', async (_, mark) => {
  const first = mark + files['pages.json']
  const site = await aSession({ ...files, 'pages.json': first })
  const file = site.name('pages.json')
  const { version } = site.session
  site.save('pages.json', first.replace('Bread at seven', 'Theirs').replace('by hand', 'by us'))
  await site.content.readNow()
  const mine = { ...site.gesture({ operations: [set(file, 'Mine')] }), version }
  const clash = await site.session.do(mine).catch((error: unknown) => error)
  expect(clash).toMatchObject({ file, first: { at: heading, ours: 'Theirs', theirs: 'Mine' }, more: 0 })
  expect(site.text('pages.json')).toContain('"Theirs"')
  await site.session.do({ ...mine, decided: 'mine' })
  expect(site.text('pages.json')).toBe(first.replace('Bread at seven', 'Mine').replace('by hand', 'by us'))
  await site.session.undo()
  expect(site.text('pages.json')).toContain('"Theirs"')
})

test('a section that others removed comes back where it was when what was typed in it is to count', async () => {
  const all = ['Bread', 'Cakes', 'Pies'].map((text) => ({ type: 'rich-text', heading: text, body: 'Slowly.' }) as const)
  const before = JSON.stringify(aSite([aPage(all)]))
  const site = await aSession({ 'pages.json': before })
  const operations = [set(site.name('pages.json'), 'Sponges', '/pages/0/sections/1/heading')]
  const mine = site.gesture({ operations })
  site.save('pages.json', JSON.stringify(aSite([aPage(all.filter(({ heading }) => heading !== 'Cakes'))])))
  await site.content.readNow()
  await expect(site.session.do(mine)).rejects.toThrow('changed elsewhere meanwhile')
  await site.session.do({ ...mine, decided: 'mine' })
  const { sections } = JSON.parse(site.text('pages.json')).pages[0]
  expect(sections).toEqual(all.map((one) => (one.heading === 'Cakes' ? { ...one, heading: 'Sponges' } : one)))
})
