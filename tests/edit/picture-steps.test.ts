import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { version } from '../version.ts'
import { allFiles, aSession, type Edited } from './a-session.ts'

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0h9v${inside}z"/></svg>`)
const bread = { address: '/images/bread.svg', bytes: drawing('9'), replaces: false }
const section = '/pages/0/sections/0'

const begin = async () =>
  aSession({
    'pages.json': JSON.stringify({
      version,
      site: { name: 'Bread', url: 'https://bread.example', language: 'en' },
      pages: [{ path: '/', title: 'Bread', description: 'Bread', sections: [{ type: 'hero', heading: 'Bread' }] }],
    }),
    'public/images/oven.svg': String(drawing('7')),
  })

const file = ({ folder }: Edited, name = 'bread.svg') => path.join(folder, 'public/images', name)
const shown = (site: Edited, name?: string) => readFileSync(file(site, name), 'utf8')
const titles = ({ session: { steps } }: Edited) =>
  [steps.done, steps.undone].map((list) => list.map((one) => one.title))

function showPicture(site: Edited) {
  const value = { src: '/images/bread.svg', alt: 'Bread' }
  const operation = { op: 'insert', file: site.name('pages.json'), at: `${section}/image`, value } as const
  return site.session.do(site.gesture({ title: 'Chose a picture', operations: [operation] }))
}

test('a picture that was added is a step: undo takes it away, redo brings it back, also after the editor was ended', async () => {
  const site = await begin()
  await site.session.addPicture(bread)
  expect(titles(site)).toEqual([['Added “bread.svg”'], []])
  expect(await site.session.undo()).toMatchObject({ title: 'Added “bread.svg”', pictures: true })
  expect(existsSync(file(site))).toBe(false)
  expect([...site.session.sources.publicFiles]).not.toContain('/images/bread.svg')
  const later = await site.again()
  expect(titles(later)).toEqual([[], ['Added “bread.svg”']])
  await later.session.redo()
  expect(shown(later)).toBe(String(bread.bytes))
  expect([...later.session.sources.publicFiles]).toContain('/images/bread.svg')
  const last = await later.again()
  await last.session.undo()
  expect(existsSync(file(last))).toBe(false)
})

test('a picture that was replaced is given back byte for byte, and the new one again', async () => {
  const site = await begin()
  const oven = { address: '/images/oven.svg', bytes: drawing('5'), replaces: true }
  await site.session.addPicture(oven)
  expect(titles(site)[0]).toEqual(['Replaced “oven.svg”'])
  const later = await site.again()
  await later.session.undo()
  expect(shown(later, 'oven.svg')).toBe(String(drawing('7')))
  await later.session.redo()
  expect(shown(later, 'oven.svg')).toBe(String(oven.bytes))
})

test('with the steps around it all is undone to the first state, and done again to the last', async () => {
  const site = await begin()
  const first = allFiles(site.folder)
  await site.session.addPicture(bread)
  await showPicture(site)
  await site.session.addPicture({ ...bread, bytes: drawing('4'), replaces: true })
  const last = allFiles(site.folder)
  const notes = [await site.session.undo(), await site.session.undo(), await site.session.undo()].map(
    ({ note }) => note,
  )
  expect(notes).toEqual([undefined, undefined, undefined])
  expect(allFiles(site.folder)).toEqual(first)
  for (let step = 0; step < 3; step++) await site.session.redo()
  expect(allFiles(site.folder)).toEqual(last)
})

test('the same bytes under the same name are no step', async () => {
  const site = await begin()
  await site.session.addPicture(bread)
  await site.session.addPicture({ ...bread, replaces: true })
  expect(titles(site)[0]).toHaveLength(1)
})

test('a picture that somebody else uses stays, which is said, and what was done before can be undone', async () => {
  const site = await begin()
  const operation = { op: 'set', file: site.name('pages.json'), at: `${section}/heading`, value: 'Rolls' } as const
  await site.session.do(site.gesture({ title: 'Changed the heading', operations: [operation] }))
  await site.session.addPicture(bread)
  const image = '"image":{"src":"/images/bread.svg","alt":"Bread"}'
  site.save('pages.json', site.text('pages.json').replace('"heading":"Rolls"', `"heading":"Rolls",${image}`))
  await site.content.readNow()
  const { note } = await site.session.undo()
  expect(note).toBe('“bread.svg” stays in the site, because it is used: /.')
  expect(shown(site)).toBe(String(bread.bytes))
  await site.session.undo()
  expect(site.text('pages.json')).toContain(`"heading":"Bread",${image}`)
  await site.session.redo()
  await site.session.redo()
  // Used no longer, it goes the next time.
  site.save('pages.json', site.text('pages.json').replace(`,${image}`, ''))
  await site.content.readNow()
  expect((await site.session.undo()).note).toBeUndefined()
  expect(existsSync(file(site))).toBe(false)
})

test('what somebody else has put in its place stays', async () => {
  const site = await begin()
  await site.session.addPicture(bread)
  writeFileSync(file(site), drawing('3'))
  expect((await site.session.undo()).note).toBe(
    '“bread.svg” stays as it is: somebody else has changed or removed it since.',
  )
  expect(shown(site)).toBe(String(drawing('3')))
})

test('what is gone already, or was noted and not written, is no hindrance', async () => {
  const site = await begin()
  await site.session.addPicture(bread)
  rmSync(file(site))
  const later = await site.again()
  expect(titles(later)).toEqual([['Added “bread.svg”'], []])
  expect((await later.session.undo()).note).toBeUndefined()
  await later.session.redo()
  expect(shown(later)).toBe(String(bread.bytes))
})

test('bytes that are not kept any more are told, and those that no step asks for are forgotten', async () => {
  const site = await begin()
  const kept = path.join(site.folder, '.cache/journal.jsonl.pictures')
  await site.session.addPicture(bread)
  expect(readdirSync(kept)).toHaveLength(1)
  await site.session.undo()
  mkdirSync(kept, { recursive: true })
  writeFileSync(path.join(kept, 'f'.repeat(40)), 'of nobody')
  const later = await site.again()
  expect(readdirSync(kept)).toHaveLength(1)
  rmSync(kept, { recursive: true })
  expect((await later.session.redo()).note).toBe(
    '“bread.svg” stays as it is: what was there before is not kept any more.',
  )
})
