import { renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { answerFor } from '../../src/edit/server/failure.ts'
import type * as Write from '../../src/site-files/write.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { eventually } from '../eventually.ts'
import { allFiles, aSession } from './a-session.ts'

const disk = vi.hoisted(() => ({ isFull: false }))

vi.mock('../../src/site-files/write.ts', async (original) => {
  const real = await original<typeof Write>()
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const writeAll: typeof real.writeAll = async (...all) => (disk.isFull ? Promise.reject(full) : real.writeAll(...all))
  return { ...real, writeAll }
})
afterEach(() => {
  disk.isFull = false
})

const files = { 'pages.json': JSON.stringify(aSite([aPage([{ type: 'hero', heading: 'Bread at seven' }])])) }
const change = (file: string, value: string) => [{ op: 'set' as const, file, at: '/pages/0/sections/0/heading', value }]

test('while the disk is full nothing is half done, it is told, and the same does once there is room', async () => {
  const site = await aSession(files)
  const gesture = site.gesture({ operations: change(site.name('pages.json'), 'Bread at six') })
  disk.isFull = true
  const error = await site.session.do(gesture).catch((error: unknown) => error)
  expect(answerFor(error, 'POST gesture')).toEqual({
    status: 507,
    failure: { error: 'The disk is full: nothing is lost, and it is tried again by itself.', isLater: true },
  })
  expect(allFiles(site.folder)).toEqual(files)
  expect(site.session.steps.done).toEqual([])
  disk.isFull = false
  await site.session.do(gesture)
  expect(site.text('pages.json')).toBe(files['pages.json'].replace('seven', 'six'))
  await (await site.again()).session.undo()
  expect(allFiles(site.folder)).toEqual(files)
})

test('what is not asked for again by itself says so: a picture has to be brought once more', () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  expect(answerFor(full, 'POST pictures')).toEqual({
    status: 507,
    failure: { error: 'The disk is full. Nothing was changed: try again once that is mended.' },
  })
})

test.runIf(process.platform === 'linux')('where the journal has no room nothing is done either', async () => {
  const site = await aSession(files)
  const type = (value: string) =>
    site.session.do(site.gesture({ operations: change(site.name('pages.json'), value), join: 'heading' }))
  await type('Bread at si')
  const journal = path.join(site.folder, '.cache/journal.jsonl')
  renameSync(journal, `${journal}.kept`)
  symlinkSync('/dev/full', journal)
  await expect(type('Bread at six')).rejects.toThrow('ENOSPC')
  expect(site.text('pages.json')).toContain('"Bread at si"')
  rmSync(journal)
  renameSync(`${journal}.kept`, journal)
  await type('Bread at six')
  const { session } = await site.again()
  expect(session.steps.done).toHaveLength(1)
  await session.undo()
  expect(allFiles(site.folder)).toEqual(files)
})

test.runIf(process.platform === 'linux')(
  'what others did while the journal had no room is known before something is undone',
  async () => {
    const site = await aSession(files)
    await site.session.do(site.gesture({ operations: change(site.name('pages.json'), 'Bread at six') }))
    const journal = path.join(site.folder, '.cache/journal.jsonl')
    renameSync(journal, `${journal}.kept`)
    symlinkSync('/dev/full', journal)
    const elsewhere = (text: string) => text.replace('{', '{ "$schema": "../schemas/pages.schema.json",')
    const { version } = site.session
    site.save('pages.json', elsewhere(site.text('pages.json')))
    await eventually(() => expect(site.session.version).toBeGreaterThan(version))
    await site.session.settled()
    rmSync(journal)
    renameSync(`${journal}.kept`, journal)
    await site.session.undo()
    expect(site.text('pages.json')).toBe(elsewhere(files['pages.json']))
    await (await site.again()).session.redo()
    expect(site.text('pages.json')).toBe(elsewhere(files['pages.json']).replace('seven', 'six'))
  },
)
