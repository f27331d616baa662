import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Journal } from '../../src/edit/server/journal.ts'
import { moveBetween } from '../../src/edit/server/moves.ts'

/** A journal of one file, and what the file holds. */
function aJournal(text: string) {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'journal-')), 'a.jsonl')
  const disk = { text }
  const open = () => Journal.open(file, () => disk.text)
  /** Notes a step to another text. */
  async function note(journal: Journal, after: string): Promise<void> {
    const moves = [moveBetween('pages.json', disk.text, after)].flatMap((move) => move ?? [])
    const step = journal.history.stepOf({ title: after, where: {} })
    const before = disk.text
    await journal.add({ kind: 'done', step, moves }, { before: () => before, after: () => after })
  }
  return { file, disk, open, note }
}

const titles = ({ history }: Journal) => history.done.map(({ step }) => step?.title)

test('a line that a crash has cut is none, and the next one is not joined to it', async () => {
  const { file, disk, open, note } = aJournal('one')
  await note(await open(), 'two')
  disk.text = 'two'
  appendFileSync(file, '{"event":{"kind":"done","st')
  const journal = await open()
  expect(titles(journal)).toEqual(['two'])
  await note(journal, 'three')
  disk.text = 'three'
  expect(titles(await open())).toEqual(['two', 'three'])
})

test('of lines of which one is not as it was written nothing is taken: what follows it would lead to texts of nobody', async () => {
  const { file, disk, open, note } = aJournal('one')
  await note(await open(), 'two')
  disk.text = 'two'
  await note(await open(), 'three')
  disk.text = 'three'
  const whole = readFileSync(file, 'utf8')
  for (const bent of [whole.replace('two', 'tvo'), `null\n${whole}`, `{"event":{}}\n${whole}`, `1\n`]) {
    writeFileSync(file, bent)
    const journal = await open()
    expect([titles(journal), journal.text('pages.json')], bent).toEqual([[], null])
    await note(journal, 'four')
    expect(titles(await open()), bent).toEqual([])
  }
})

test('steps of an older version, which sealed no lines, can be taken back', async () => {
  const { file, disk, open, note } = aJournal('one')
  await note(await open(), 'two')
  disk.text = 'two'
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^.{8}/gm, ''))
  expect(titles(await open())).toEqual(['two'])
})

test('a step that was noted and whose file was not written is none', async () => {
  const { disk, open, note } = aJournal('one')
  const journal = await open()
  await note(journal, 'two')
  disk.text = 'two'
  await note(journal, 'three')
  expect(titles(await open())).toEqual(['two'])
  expect(titles(await open())).toEqual(['two'])
})

test('what others did to a file meanwhile is no step, and what it holds is known', async () => {
  const { disk, open, note } = aJournal('one')
  await note(await open(), 'two')
  disk.text = 'a third'
  const journal = await open()
  expect(journal.history.events.map(({ kind }) => kind)).toEqual(['done', 'elsewhere'])
  expect(journal.text('pages.json')).toBe('a third')
})

test('of more than 5,000 steps the oldest are forgotten, and the others lead back as far as they go', async () => {
  const { file, disk, open } = aJournal(String(5002))
  const step = (id: number) => ({
    kind: 'done',
    step: { id, title: String(id), where: {} },
    moves: [moveBetween('pages.json', String(id - 1), String(id))],
  })
  const steps = Array.from({ length: 5002 }, (_, index) => ({ event: step(index + 1) }))
  const lines = [{ base: { path: 'pages.json', text: '0' } }, ...steps]
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  for (const journal of [await open(), await open()]) {
    expect(titles(journal)).toHaveLength(5000)
    const [first] = journal.history.events
    if (!first) throw new Error('There is no event.')
    expect(journal.history.around(first, 'pages.json', disk.text)).toEqual({ before: '2', after: '3' })
    expect(journal.text('pages.json')).toBe('5002')
  }
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(5002)
})
